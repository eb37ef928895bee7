import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveTo } from './cardOrder.ts';

const cardAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]')?.dataset['card'];

function placeOfKey(key: string, at: number, count: number): number | undefined {
  return { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
}

interface Drag {
  id: string;
  order: readonly string[];
  /** The card under the pointer since the last move; else cards of different heights would swap back and forth. */
  over: string;
}

/**
 * Moves cards by their handles: by pointer, previewing the order until the drop or Escape, and with arrow keys, Home
 * and End. `onMoved` receives a card's new place, from 1.
 */
export function useCardDrag(
  order: readonly string[],
  onOrder: (order: string[]) => void,
  onMoved: (id: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    // Moving a card in the DOM takes the focus from its handle.
    focused.current?.focus();
    focused.current = null;
  }, [order]);
  const settle = (id: string, next: readonly string[]) => {
    if (next.every((one, place) => one === order[place])) return;
    onOrder([...next]);
    onMoved(id, next.indexOf(id) + 1);
  };
  const drop = ({ id, order: next }: Drag) => {
    setDrag(null);
    settle(id, next);
  };
  // Moving a card in the DOM would release a captured pointer, so listen on the window.
  useEffect(() => {
    if (!drag) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { id } = drag;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const over = cardAt(clientX, clientY);
      if (over === undefined || over === drag.over) return;
      const next = over === id ? drag.order : moveTo(drag.order, id, drag.order.indexOf(over));
      // Pointer moves outpace React: the next move and the release need this order.
      flushSync(() => setDrag({ id, over, order: next }));
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => drop(drag), { signal });
    window.addEventListener('pointercancel', () => setDrag(null), { signal });
    window.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  });
  const handle = (id: string) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const place = placeOfKey(event.key, order.indexOf(id), order.length);
      if (place === undefined) return;
      event.preventDefault();
      focused.current = event.currentTarget;
      settle(id, moveTo(order, id, place));
    },
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      setDrag({ id, order, over: id });
    },
  });
  return { order: drag?.order ?? order, held: drag?.id ?? null, handle };
}
