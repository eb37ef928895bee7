import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { branchOf } from './shownRows.ts';

const byName = (a: AccountRow, b: AccountRow) =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : a.name.toLowerCase() > b.name.toLowerCase() ? 1 : a.id - b.id;

/** Moves a branch below another account; keeps parents first and siblings sorted by name. */
export function movedRows(rows: readonly AccountRow[], id: number, father: number): AccountRow[] {
  if (branchOf(rows, id).has(father)) return [...rows];
  const above = rows.find((row) => row.id === father);
  const placed = rows.map((row) => (row.id === id && above ? { ...row, father, fatherName: above.name } : row));
  const known = new Set(placed.map((row) => row.id));
  const children = Map.groupBy(placed, (row) => (row.father !== null && known.has(row.father) ? row.father : null));
  const below = (parent: number | null, subLevel: number): AccountRow[] =>
    (children.get(parent) ?? [])
      .toSorted(byName)
      .flatMap((row) => [{ ...row, subLevel }, ...below(row.id, subLevel + 1)]);
  return below(null, 0);
}
