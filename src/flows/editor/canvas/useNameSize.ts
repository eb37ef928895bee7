import { useStoreApi } from '@xyflow/react';
import { useCallback, useRef } from 'react';
import { nameSize } from './nameSize.ts';

const pause = 100;
/** Between these zooms a card has room for its name only; its color says what it is. */
const [chipsBelow, iconsFrom] = [0.25, 0.42];

/** A ref that keeps `--name-size` of the canvas, once zooming pauses: during it, all cards would be laid out again. */
export function useNameSize(): (canvas: HTMLElement | null) => (() => void) | undefined {
  const flow = useStoreApi();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (canvas) => {
      if (!canvas) return undefined;
      const write = () => {
        const zoom = flow.getState().transform[2];
        canvas.style.setProperty('--name-size', `${nameSize(zoom)}px`);
        canvas.dataset['icons'] = String(zoom >= iconsFrom || zoom < chipsBelow);
      };
      write();
      const stop = flow.subscribe(({ transform }, before) => {
        if (transform[2] === before.transform[2]) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(write, pause);
      });
      return () => {
        clearTimeout(timer.current);
        stop();
      };
    },
    [flow],
  );
}
