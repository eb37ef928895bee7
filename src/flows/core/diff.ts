import { compareText, sameValue } from './canonical.ts';
import type { ExitId, FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';

/** A node in both flows whose settings or other properties differ. */
export interface ChangedNode {
  id: string;
  /** Null if the name is unchanged. */
  renamed: { from: string; to: string } | null;
  /** Null if the type is unchanged. */
  retyped: { from: string; to: string } | null;
  /** Names of the changed settings, sorted. */
  settings: string[];
}

/** An exit's old and new target node; null if unconnected. */
export interface ChangedExit {
  from: string;
  exit: ExitId;
  before: string | null;
  after: string | null;
}

/** A test's old and new name, even if something else about it changed; null where there is no such test. */
export interface ChangedTest {
  id: string;
  before: string | null;
  after: string | null;
}

/** The changes from an older flow to a newer one. Positions, comments and list order are ignored. */
export interface FlowDiff {
  renamed: { from: string; to: string } | null;
  timezone: { from: string; to: string } | null;
  added: FlowNode[];
  removed: FlowNode[];
  changed: ChangedNode[];
  exits: ChangedExit[];
  tests: ChangedTest[];
}

/** Compares two versions of a flow; lists are sorted by node id, then exit. */
export function diffFlows(before: FlowDocument, after: FlowDocument): FlowDiff {
  const old = byId(before.nodes);
  const now = byId(after.nodes);
  return {
    renamed: change(before.name, after.name),
    timezone: change(before.timezone, after.timezone),
    added: sorted([...now.values()].filter(({ id }) => !old.has(id))),
    removed: sorted([...old.values()].filter(({ id }) => !now.has(id))),
    changed: sorted(
      [...now.values()].flatMap((node) => {
        const previous = old.get(node.id);
        return previous === undefined ? [] : changesOf(previous, node);
      }),
    ),
    exits: changedExits(before.edges, after.edges),
    tests: changedTests(before.tests ?? [], after.tests ?? []),
  };
}

/** Whether two documents describe the same flow; ignores positions, order and edge ids. */
export function sameFlow(a: FlowDocument, b: FlowDocument): boolean {
  const { renamed, timezone, added, removed, changed, exits, tests } = diffFlows(a, b);
  const lists = [added, removed, changed, exits, tests];
  return renamed === null && timezone === null && lists.every((list) => list.length === 0);
}

function changesOf(before: FlowNode, after: FlowNode): ChangedNode[] {
  const names = [...new Set([...Object.keys(before.settings), ...Object.keys(after.settings)])];
  const node = {
    id: after.id,
    renamed: change(before.name, after.name),
    retyped: change(before.type, after.type),
    settings: names.filter((name) => !sameValue(before.settings[name], after.settings[name])).toSorted(compareText),
  };
  const same = node.renamed === null && node.retyped === null && node.settings.length === 0;
  return same && before.version === after.version ? [] : [node];
}

function changedExits(before: readonly FlowEdge[], after: readonly FlowEdge[]): ChangedExit[] {
  const old = byExit(before);
  const now = byExit(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted(compareText)
    .map((key) => {
      const [from = '', exit = ''] = key.split(' ');
      return { from, exit, before: old.get(key) ?? null, after: now.get(key) ?? null };
    })
    .filter((one) => one.before !== one.after);
}

function changedTests(before: readonly FlowTest[], after: readonly FlowTest[]): ChangedTest[] {
  const old = new Map(before.map((test) => [test.id, test]));
  const now = new Map(after.map((test) => [test.id, test]));
  return sorted([...new Map([...old, ...now]).values()])
    .filter(({ id }) => !sameValue(old.get(id), now.get(id)))
    .map(({ id }) => ({ id, before: old.get(id)?.name ?? null, after: now.get(id)?.name ?? null }));
}

function byExit(edges: readonly FlowEdge[]): ReadonlyMap<string, string> {
  return new Map(edges.toReversed().map(({ from, exit, to }) => [`${from} ${exit}`, to]));
}

function byId(nodes: readonly FlowNode[]): ReadonlyMap<string, FlowNode> {
  return new Map(nodes.toReversed().map((node) => [node.id, node]));
}

function sorted<Item extends { id: string }>(items: Item[]): Item[] {
  return items.toSorted((a, b) => compareText(a.id, b.id));
}

function change(from: string, to: string): { from: string; to: string } | null {
  return from === to ? null : { from, to };
}
