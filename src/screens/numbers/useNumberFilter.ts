import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type NumberFilter, numberFilterFrom, numberFilterTo } from './numberFilter.ts';

/** Which numbers are listed, kept in the address: a link and a reload show the same, and the way back leads through the choices. */
export function useNumberFilter(): [NumberFilter, (filter: NumberFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => numberFilterFrom(search), [search]);
  const change = (next: NumberFilter) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete('page');
        for (const [name, value] of Object.entries(numberFilterTo(next))) {
          if (value === null) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { preventScrollReset: true },
    );
  return [filter, change];
}
