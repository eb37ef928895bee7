import type { IvrRow } from '#contract/reports.contract.ts';
import { comparedRows, type ReportQuery, type Reporting } from './reporting.ts';
import type { KeyCounts } from './reportSource.ts';

/** The tree of keys pressed in menus, in preorder: first keys with most calls first. */
export function ivr(reporting: Reporting, query: ReportQuery) {
  return comparedRows<IvrRow>(reporting, query, async (question, later) => {
    const named = later && new Set(later.map(({ actions }) => actions.calls));
    const rows = inPreorder(await reporting.source.byKeys(question)).map(ivrRow);
    return rows.filter(({ actions }) => named?.has(actions.calls) ?? true);
  });
}

function inPreorder(nodes: readonly KeyCounts[]): KeyCounts[] {
  const rootOf = ({ digits, name }: KeyCounts) => `${digits.slice(0, 1)} ${name}`;
  const sizes = new Map(nodes.filter(({ digits }) => digits.length === 1).map((node) => [rootOf(node), node.total]));
  const size = (node: KeyCounts) => sizes.get(rootOf(node)) ?? 0;
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return nodes.toSorted(
    (one, other) => size(other) - size(one) || compare(rootOf(one), rootOf(other)) || compare(one.digits, other.digits),
  );
}

function ivrRow({ digits, name, total, answer, missed, abandoned, durationSum }: KeyCounts): IvrRow {
  return {
    name: digits.length === 1 ? name : digits.slice(-1),
    digits,
    tot: total,
    answer,
    missed,
    abandoned,
    avgDuration: durationSum / total,
    actions: {
      calls: new URLSearchParams([
        ['IVR', digits],
        ['DTMFname', name],
      ]).toString(),
    },
  };
}
