import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { rowHeight } from './DataTable.css.ts';
import { rowAfterKey } from './rowKeys.ts';
import type { RowWindow } from './rowWindow.ts';

/** Scrolls a box so that a row which may not be drawn yet comes into sight. */
function bringIntoSight(box: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const bottom = top + 2 * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

/** One row at a time takes the focus: arrows, Home, End, Page Up/Down and j/k move it, Enter opens it. */
export function useActiveRow(
  count: number,
  drawn: RowWindow,
  box: RefObject<HTMLElement | null>,
  open: (index: number) => void,
) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);

  // A row that scrolls into sight is drawn some renders later: the focus waits for it.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus();
  });

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
    wanted.current = next;
    setActive(next);
    if (box.current) bringIntoSight(box.current, next);
  };

  const reachable = active >= drawn.first && active < drawn.end ? active : drawn.first;
  return { reachable, onKeyDown, setActive };
}
