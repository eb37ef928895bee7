import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { viewFromSearchParams, viewToSearchParams, type TableDefaults, type TableView } from './tableSearchParams.ts';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

/** A table's view, kept in the URL so that links show the same rows. Leaves other parameters unchanged. */
export function useTableSearchParams<Order extends string>(
  defaults: TableDefaults<Order>,
): [TableView<Order>, (view: TableView) => void] {
  const [search] = useSearchParams();
  const change = useUpdateSearchParams();
  const view = useMemo(() => viewFromSearchParams(search, defaults), [search, defaults]);
  return [view, (next) => change(viewToSearchParams(next, defaults), { replace: true })];
}
