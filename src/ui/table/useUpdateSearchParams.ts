import { useSearchParams } from 'react-router';

/** Updates search parameters; null removes one, others are kept. */
export function useUpdateSearchParams() {
  const [, setSearch] = useSearchParams();
  return (changes: Readonly<Record<string, string | null>>, { replace = false } = {}) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { replace, preventScrollReset: true },
    );
}
