import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { exitsOf } from '../card/nodeDraft.ts';

/** One line of the outline: a node under the exit that leads to it, or an exit that leads nowhere. */
export interface OutlineRow {
  key: string;
  level: number;
  via: { from: string; exit: string } | null;
  /** Null for an exit that leads nowhere. */
  node: FlowNode | null;
  /** The node stands further up already: what follows it is not repeated. */
  again: boolean;
}

/**
 * The flow as an indented list, from the start on, every node once and then by reference; nodes that nothing leads to
 * come last. Iterative, so that long chains do not overflow.
 */
export function outlineRows(document: FlowDocument): OutlineRow[] {
  const byId = new Map(document.nodes.map((node) => [node.id, node]));
  const next = Map.groupBy(document.edges, ({ from }) => from);
  const rows: OutlineRow[] = [];
  const shown = new Set<string>();

  function walk(root: FlowNode): void {
    const stack: Omit<OutlineRow, 'again'>[] = [{ key: root.id, level: 1, via: null, node: root }];
    for (let row = stack.pop(); row; row = stack.pop()) {
      const { node, level } = row;
      const again = node !== null && shown.has(node.id);
      rows.push({ ...row, again });
      if (!node || again) continue;
      shown.add(node.id);
      const edges = next.get(node.id) ?? [];
      const children = exitsOf(node).map((exit) => {
        const edge = edges.find((each) => each.exit === exit.id);
        return {
          key: `${node.id}:${exit.id}`,
          level: level + 1,
          via: { from: node.id, exit: exit.id },
          node: (edge && byId.get(edge.to)) ?? null,
        };
      });
      stack.push(...children.toReversed());
    }
  }

  const led = new Set(document.edges.map(({ to }) => to));
  const roots = document.nodes.toSorted((a, b) => Number(b.type === 'start') - Number(a.type === 'start'));
  for (const node of roots) if (node.type === 'start' || !led.has(node.id)) walk(node);
  for (const node of document.nodes) if (!shown.has(node.id)) walk(node);
  return rows;
}

/** Keeps the previous object of each unchanged row, so that its element stays cached. */
export function reuseRows(last: readonly OutlineRow[], rows: readonly OutlineRow[]): OutlineRow[] {
  const byKey = new Map(last.map((row) => [row.key, row]));
  return rows.map((row) => {
    const before = byKey.get(row.key);
    const isSame = before?.node === row.node && before.level === row.level && before.again === row.again;
    return isSame ? before : row;
  });
}
