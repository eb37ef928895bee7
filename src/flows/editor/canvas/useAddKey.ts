import { useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { useEditorSetting } from '../state/EditorContext.ts';
import { cardAt } from '../state/cardAt.ts';
import { isTyping } from '../state/isTyping.ts';
import { type PendingStep, withRoom } from './useCanvasEvents.ts';

/** `A` or `/` opens the step picker in the middle of the canvas, to add a step after the focused card or the selected one. */
export function useAddKey(pick: (step: PendingStep) => void): void {
  const { readOnly, store } = useEditorSetting();
  const flow = useStoreApi();
  useEffect(() => {
    if (readOnly) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (!['a', '/'].includes(event.key.toLowerCase()) || held || event.defaultPrevented || isTyping(event.target))
        return;
      event.preventDefault();
      const focused = cardAt(event.target);
      if (focused !== undefined) store.select([focused]);
      const size = flow.getState();
      pick({ place: null, at: withRoom({ x: size.width / 2 - 134, y: size.height / 2 - 190 }, size) });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [flow, pick, readOnly, store]);
}
