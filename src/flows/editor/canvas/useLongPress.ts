import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useState } from 'react';

/** How long a finger rests, in milliseconds, and how far it may slip meanwhile, in pixels. */
const [rest, slip] = [500, 10];

/**
 * A finger that rests on the canvas opens the context menu there. Tablets differ in whether they do so themselves: where
 * the browser is first, its event counts; where ours is, the browser's is dropped. What follows until the finger leaves
 * neither drags nor clicks.
 */
export function useLongPress() {
  const [press] = useState(createLongPress);
  useEffect(() => press.cancel, [press]);
  return press.handlers;
}

function createLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let opened = false;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function open(target: EventTarget): void {
    timer = undefined;
    opened = true;
    const [clientX, clientY] = [start.x, start.y];
    target.dispatchEvent(
      new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, clientX, clientY }),
    );
  }
  return {
    cancel,
    handlers: {
      onPointerDownCapture({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent): void {
        cancel();
        opened = false;
        if (pointerType !== 'touch' || !isPrimary) return;
        start = { x: clientX, y: clientY };
        timer = setTimeout(() => open(target), rest);
      },
      onPointerMoveCapture({ clientX, clientY }: PointerEvent): void {
        if (Math.hypot(clientX - start.x, clientY - start.y) > slip) cancel();
      },
      onPointerUpCapture: cancel,
      onPointerCancelCapture: cancel,
      onContextMenuCapture(event: MouseEvent): void {
        if (!event.isTrusted) return;
        if (opened) {
          event.preventDefault();
          event.stopPropagation();
        } else if (timer !== undefined) {
          cancel();
          opened = true;
        }
      },
      onTouchMoveCapture(event: TouchEvent): void {
        if (opened) event.stopPropagation();
      },
      onTouchEndCapture(event: TouchEvent): void {
        if (opened && event.cancelable) event.preventDefault();
      },
    },
  };
}
