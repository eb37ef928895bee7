import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { FlowDocument } from '#values/flow/document.ts';
import { cardSize, entryAt } from '../card/card.ts';
import { exitsOf } from '../card/nodeDraft.ts';

interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
}

let elk: Promise<Elk> | undefined;

/** The layout engine runs in a worker and is loaded on first use. */
function engine(): Promise<Elk> {
  elk ??= Promise.all([import('elkjs/lib/elk-api.js'), import('elkjs/lib/elk-worker.min.js?url')]).then(
    ([{ default: Engine }, { default: workerUrl }]) => new Engine({ workerFactory: () => new Worker(workerUrl) }),
  );
  return elk;
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '80',
  'elk.spacing.nodeNode': '32',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.semiInteractive': 'true',
};

/** The graph in ELK's format: exits are ports in fixed order on the right side. */
export function layoutGraph(document: FlowDocument): ElkNode {
  return {
    id: 'flow',
    layoutOptions: options,
    children: document.nodes.map((node) => {
      const exits = exitsOf(node);
      const size = cardSize(exits);
      return {
        id: node.id,
        width: size.width,
        height: size.height,
        layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
        ports: [
          { id: `${node.id}:in`, x: 0, y: entryAt, width: 0, height: 0, layoutOptions: { 'elk.port.side': 'WEST' } },
          ...exits.map((exit, index) => ({
            id: `${node.id}:${exit.id}`,
            x: size.width,
            y: size.exitAt(index),
            width: 0,
            height: 0,
            layoutOptions: { 'elk.port.side': 'EAST' },
          })),
        ],
      };
    }),
    edges: drawable(document).map((edge) => ({
      id: edge.id,
      sources: [`${edge.from}:${edge.exit}`],
      targets: [`${edge.to}:in`],
    })),
  };
}

/** Computes a position for every node: top left corners in canvas units. Rejects when the engine fails. */
export async function autoLayout(document: FlowDocument): Promise<ReadonlyMap<string, { x: number; y: number }>> {
  const drawn = await (await engine()).layout(layoutGraph(document));
  return new Map((drawn.children ?? []).map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}

function drawable({ nodes, edges }: FlowDocument) {
  const ports = new Set(nodes.flatMap((node) => exitsOf(node).map(({ id }) => `${node.id}:${id}`)));
  const ids = new Set(nodes.map(({ id }) => id));
  return edges.filter((edge) => ports.has(`${edge.from}:${edge.exit}`) && ids.has(edge.to));
}
