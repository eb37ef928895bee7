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
  /** The card that the pointer is over since the last move: cards of unlike height would change places to and fro. */
  over: string;
}

/**
 * Moves cards by their handles: by pointer, with the order shown as it will be until it is dropped or Escape puts it back,
 * and by arrow keys, Home and End. `onMoved` tells where a card is now.
 */
export function useCardDrag(
  order: readonly string[],
  onOrder: (order: string[]) => void,
  onMoved: (id: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    // A card that is moved in the document loses the focus of its handle.
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
  // The card that is moved in the document would lose a captured pointer, so the window listens while one is held.
  useEffect(() => {
    if (!drag) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { id } = drag;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const over = cardAt(clientX, clientY);
      if (over === undefined || over === drag.over) return;
      const next = over === id ? drag.order : moveTo(drag.order, id, drag.order.indexOf(over));
      // Moves come faster than React draws: the next one and the release must know this order.
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
