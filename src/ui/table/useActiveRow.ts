import { useState, type KeyboardEvent } from 'react';
import { rowAfterKey } from './rowKeys.ts';

/**
 * Roving focus over rows: arrows, Home, End, Page Up/Down and j/k move it, Enter opens one. `wanted` is the row to
 * focus once it is rendered.
 */
export function useActiveRow(count: number, open: (index: number) => void) {
  const [row, setRow] = useState<{ active: number; wanted: number | null }>({ active: 0, wanted: null });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(event.currentTarget.dataset['row']);
    if (event.key === 'Enter') {
      open(index);
      return;
    }
    const next = rowAfterKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    if (next !== index) setRow({ active: next, wanted: next });
  };

  return {
    active: Math.min(row.active, Math.max(0, count - 1)),
    wanted: row.wanted,
    onKeyDown,
    onFocus: (index: number) => setRow({ active: index, wanted: null }),
  };
}
