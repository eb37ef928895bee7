import type { Column } from '../../ui/table/column.ts';
import type { TableDefaults, TableView } from '../../ui/table/tableSearchParams.ts';

/** Counts in texts sort as numbers. */
const numeric = { numeric: true } as const;

/**
 * Sorts and pages a list that is loaded as a whole. `rows` must be in the default order; other columns sort by their
 * text.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { page, length, orderBy, order }: TableView,
  defaults: Pick<TableDefaults, 'orderBy' | 'order'>,
): { rows: Row[]; total: number } {
  const isDefault = orderBy === defaults.orderBy;
  const text = columns.find(({ key }) => key === orderBy)?.text;
  const ascending =
    text && !isDefault
      ? rows.toSorted((a, b) => String(text(a) ?? '').localeCompare(String(text(b) ?? ''), undefined, numeric))
      : [...rows];
  const isReversed = order !== (isDefault ? defaults.order : 'asc');
  const sorted = isReversed ? ascending.toReversed() : ascending;
  return { total: rows.length, rows: sorted.slice(page * length, (page + 1) * length) };
}
