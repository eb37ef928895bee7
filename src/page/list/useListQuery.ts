import { useSelectedAccounts } from '../accounts/selectedAccounts.ts';
import type { TableView } from '../../ui/table/tableSearchParams.ts';

/** The selected accounts as query parameters; without a selection, all visible accounts. */
export function useAccountQuery(): { account?: number[] } {
  const account = useSelectedAccounts();
  return account.length > 0 ? { account: [...account] } : {};
}

/** Query parameters for an endpoint that sorts, searches and pages, limited to the selected accounts. */
export function useListQuery<Order extends string>({ page, length, order, orderBy, search }: TableView<Order>) {
  return { start: page * length, length, order, orderBy, ...(search && { search }), ...useAccountQuery() };
}
