/** The fields that decide whether a line is shown. */
export interface TreeLine {
  id: number;
  name: string;
  father: number | null;
}

/** A visible line: whether it has lines below, and whether they are expanded. */
export type ShownLine<Row> = Row & { hasBelow: boolean; isOpen: boolean };

/**
 * The visible lines of a tree, in order. Without a search, those whose ancestors are open; with one, those whose name
 * matches, and their ancestors.
 */
export function shownRows<Row extends TreeLine>(
  rows: readonly Row[],
  closed: ReadonlySet<number>,
  search: string,
): ShownLine<Row>[] {
  const words = search.trim().toLocaleLowerCase();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fathers = new Set(rows.map(({ father }) => father));
  const found = words === '' ? null : new Set<number>();
  for (const row of found ? rows : []) {
    if (row.name.toLocaleLowerCase().includes(words)) for (const one of lineage(row, byId)) found?.add(one.id);
  }
  const isShown = (row: Row) =>
    found ? found.has(row.id) : lineage(row, byId).every((one) => one === row || !closed.has(one.id));
  return rows
    .filter(isShown)
    .map((row) => ({ ...row, hasBelow: fathers.has(row.id), isOpen: found !== null || !closed.has(row.id) }));
}

/** A line and its ancestors. */
function lineage<Row extends TreeLine>(row: Row, byId: ReadonlyMap<number, Row>): Row[] {
  const father = row.father === null ? undefined : byId.get(row.father);
  return father ? [row, ...lineage(father, byId)] : [row];
}

/** The ids of an account and everything below it. */
export function branchOf(rows: readonly TreeLine[], id: number): Set<number> {
  const branch = new Set([id]);
  // Parents come before their children.
  for (const { id: one, father } of rows) if (father !== null && branch.has(father)) branch.add(one);
  return branch;
}
