import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { DrawnState, DrawnTransition, MachineGraph } from './machineGraph.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LaidOut {
  width: number;
  height: number;
  states: (DrawnState & Box & { hasStates: boolean })[];
  transitions: (DrawnTransition & { points: { x: number; y: number }[]; label: Box | undefined })[];
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.spacing.edgeLabel': '6',
  'elk.padding': '[top=36,left=16,bottom=16,right=16]',
};
const letter = 6.6;

/** Lays out a machine's states and transitions top down, states within their parents. In pixels. */
export async function layOut({ states, transitions }: MachineGraph): Promise<LaidOut> {
  const nodeOf = (state: DrawnState): ElkNode => ({
    id: state.id,
    width: Math.max(80, state.name.length * 8 + 24),
    height: 34,
    layoutOptions: options,
    children: states.filter(({ parent }) => parent === state.id).map(nodeOf),
  });
  const root = states.filter(({ parent }) => parent === null).map(nodeOf);
  const edges: ElkExtendedEdge[] = transitions.map(({ id, from, to, name }) => ({
    id,
    sources: [from],
    targets: [to],
    labels: [{ text: name, width: name.length * letter, height: 14 }],
  }));
  const graph: ElkNode = await new ELK().layout({ id: 'graph', layoutOptions: options, children: root, edges });
  const boxes = new Map(everyNode(graph).map((node) => [node.id, node]));
  const lines = new Map(everyNode(graph).flatMap(({ edges: own = [] }) => own.map((edge) => [edge.id, edge] as const)));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: states.map((state) => ({
      ...state,
      ...boxOf(boxes.get(state.id)),
      hasStates: states.some(({ parent }) => parent === state.id),
    })),
    transitions: transitions.map((transition) => {
      const [section] = lines.get(transition.id)?.sections ?? [];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      const label = lines.get(transition.id)?.labels?.[0];
      return { ...transition, points, label: label && boxOf(label) };
    }),
  };
}

function everyNode(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box> = {}): Box {
  return { x, y, width, height };
}
