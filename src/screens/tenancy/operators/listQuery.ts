import type { TableView } from '../../../ui/table/tableSearchParams.ts';

/** Query parameters for a list of all accounts, whatever accounts are selected. */
export function listQuery<Order extends string>({ page, length, order, orderBy, search }: TableView<Order>) {
  return { start: page * length, length, order, orderBy, ...(search && { search }) };
}
