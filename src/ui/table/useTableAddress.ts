import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { viewFromAddress, viewToAddress, type TableDefaults, type TableView } from './tableAddress.ts';

/** A table's view, kept in the address, so that a link opens the same rows. Other parameters stay as they are. */
export function useTableAddress(defaults: TableDefaults): [TableView, (view: TableView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewFromAddress(search, defaults), [search, defaults]);
  const change = (next: TableView) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(viewToAddress(next, defaults))) {
          if (value === null) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [view, change];
}
