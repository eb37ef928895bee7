import type { TrackingNumber } from '#contract/numbers.contract.ts';
import type { Column } from '../../ui/table/column.ts';
import type { TableView } from '../../ui/table/tableAddress.ts';

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a number has the words in its name, source, account or flow, or the digits in itself. */
export function isFound(number: TrackingNumber, search: string): boolean {
  const words = search.toLowerCase();
  const { name, source, accountName, actionName, did } = number;
  const named = [name, source, accountName, actionName ?? ''].some((text) => text.toLowerCase().includes(words));
  return named || (digits(search) !== '' && digits(did).includes(digits(search).replace(/^0+/, '')));
}

/** The rows of a view, and how many the search finds: the whole list is here, so it is sorted and paged here. */
export function pageOfNumbers(
  numbers: readonly TrackingNumber[],
  columns: readonly Column<TrackingNumber>[],
  view: TableView,
) {
  const found = view.search ? numbers.filter((number) => isFound(number, view.search)) : numbers;
  const text = columns.find(({ key }) => key === view.orderBy)?.text;
  const direction = view.order === 'asc' ? 1 : -1;
  const sorted = text
    ? found.toSorted((a, b) => direction * String(text(a) ?? '').localeCompare(String(text(b) ?? '')))
    : found;
  const start = view.page * view.length;
  return { total: found.length, rows: sorted.slice(start, start + view.length) };
}
