import type { FlowEdge, FlowNode } from '#values/flow/document.ts';
import { compareText } from '../canonical.ts';
import type { Registry } from '../nodeType.ts';
import { resolveNode } from '../resolveNode.ts';

/** A node with its edges: the first of each exit unless it leads nowhere, in the order of the node's settings, then the other exits by name. */
export interface OrderedNode {
  node: FlowNode;
  exits: FlowEdge[];
}

/**
 * Nodes in the way calls go: from the start along each exit to its end before the next, then what calls do not reach.
 * Depends on nothing but ids and settings, not on the order of the lists. Ids must be unique.
 */
export function inCallOrder(nodes: readonly FlowNode[], edges: readonly FlowEdge[], registry: Registry): OrderedNode[] {
  const sorted = nodes.toSorted((a, b) => compareText(a.id, b.id));
  const byId = new Map(sorted.map((node) => [node.id, node]));
  const exits = exitsByNode(sorted, edges, registry);
  const entered = new Set(edges.map(({ to }) => to));
  const isStart = ({ type }: FlowNode) => registry[type]?.role === 'start';
  const roots = [...sorted.filter(isStart), ...sorted.filter(({ id }) => !entered.has(id)), ...sorted];
  const seen = new Set<string>();
  const ordered: OrderedNode[] = [];
  const waiting = roots.toReversed();
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === undefined || seen.has(node.id)) continue;
    seen.add(node.id);
    const leaving = exits.get(node.id) ?? [];
    ordered.push({ node, exits: leaving });
    waiting.push(...leaving.toReversed().flatMap(({ to }) => byId.get(to) ?? []));
  }
  return ordered;
}

function exitsByNode(nodes: readonly FlowNode[], edges: readonly FlowEdge[], registry: Registry) {
  const leaving = new Map<string, Map<string, FlowEdge>>();
  const known = new Set(nodes.map(({ id }) => id));
  for (const edge of edges) {
    const own = leaving.get(edge.from) ?? new Map<string, FlowEdge>();
    if (!own.has(edge.exit)) own.set(edge.exit, edge);
    leaving.set(edge.from, own);
  }
  return new Map(
    nodes.map((node) => {
      const own =
        leaving
          .get(node.id)
          ?.values()
          .filter(({ to }) => known.has(to)) ?? [];
      const places = new Map(exitIds(node, registry).map((id, place) => [id, place]));
      const placeOf = ({ exit }: FlowEdge) => places.get(exit) ?? places.size;
      return [node.id, [...own].toSorted((a, b) => placeOf(a) - placeOf(b) || compareText(a.exit, b.exit))] as const;
    }),
  );
}

function exitIds(node: FlowNode, registry: Registry): string[] {
  const resolved = resolveNode(node, registry);
  return resolved?.nodeType.exits(resolved.settings).map(({ id }) => id) ?? [];
}
