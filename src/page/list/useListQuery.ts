import { useSelectedAccounts } from '../accounts/selectedAccounts.ts';
import type { TableView } from '../../ui/table/tableSearchParams.ts';

/** The selected accounts as an endpoint's query; without a selection it asks about all that the reader sees. */
export function useAccountQuery(): { account?: number[] } {
  const account = useSelectedAccounts();
  return account.length > 0 ? { account: [...account] } : {};
}

/** What a view asks of an endpoint that sorts, searches and pages by itself, for the selected accounts. */
export function useListQuery<Order extends string>({ page, length, order, orderBy, search }: TableView<Order>) {
  return { start: page * length, length, order, orderBy, ...(search && { search }), ...useAccountQuery() };
}
