import type { FlowDocument, FlowEdge } from '#values/flow/document.ts';

type Parts = Pick<FlowDocument, 'nodes' | 'edges'>;

/**
 * A document that replaces another one: steps without a position keep the one they had, and connections that stay keep
 * their ids.
 */
export function fitOnto<Next extends Parts>(current: Parts, next: Next, newId: () => string): Next {
  const positions = new Map(current.nodes.map(({ id, position }) => [id, position]));
  const old = Map.groupBy(current.edges, keyOf);
  return {
    ...next,
    nodes: next.nodes.map((node) => {
      const position = node.position ?? positions.get(node.id);
      return position === undefined ? node : { ...node, position };
    }),
    edges: next.edges.map((edge) => old.get(keyOf(edge))?.shift() ?? { ...edge, id: newId() }),
  };
}

function keyOf({ from, exit, to }: FlowEdge): string {
  return `${from} ${exit} ${to}`;
}
