import type { IvrRow } from '#contract/reporting/reports.contract.ts';
import { splitKeyNames } from '#values/keyNames.ts';
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
  const paths = new Map(nodes.map((node) => [node, pathOf(node)]));
  const pathTo = (node: KeyCounts) => paths.get(node) ?? [];
  const roots = nodes.filter(({ digits }) => digits.length === 1);
  const sizes = new Map(roots.map((node) => [pathTo(node)[0], node.total]));
  const size = (node: KeyCounts) => sizes.get(pathTo(node)[0]) ?? 0;
  return nodes.toSorted((one, other) => size(other) - size(one) || comparePaths(pathTo(one), pathTo(other)));
}

/** Each key with its name, from the first menu on. */
function pathOf({ digits, names }: KeyCounts): string[] {
  const parts = splitKeyNames(names);
  return Array.from(digits, (key, at) => `${key} ${parts[at] ?? ''}`);
}

function comparePaths(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, depth) => part !== other[depth]);
  const [mine = '', others = ''] = at === -1 ? [] : [one[at], other[at]];
  return mine < others ? -1 : mine > others ? 1 : one.length - other.length;
}

function ivrRow({ digits, names, total, answer, missed, voicemail, abandoned, durationSum }: KeyCounts): IvrRow {
  return {
    name: splitKeyNames(names)[digits.length - 1] ?? digits.slice(-1),
    digits,
    tot: total,
    answer,
    missed,
    voicemail,
    abandoned,
    avgDuration: durationSum / total,
    actions: {
      calls: new URLSearchParams([
        ['IVR', digits],
        ['DTMFname', names],
      ]).toString(),
    },
  };
}
