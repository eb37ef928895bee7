import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { viewFromAddress, viewToAddress, type TableDefaults, type TableView } from './tableAddress.ts';
import { useChangeAddress } from './useChangeAddress.ts';

/** A table's view, kept in the address, so that a link opens the same rows. Other parameters stay as they are. */
export function useTableAddress<Order extends string>(
  defaults: TableDefaults<Order>,
): [TableView<Order>, (view: TableView) => void] {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const view = useMemo(() => viewFromAddress(search, defaults), [search, defaults]);
  return [view, (next) => change(viewToAddress(next, defaults), { replace: true })];
}
