import { useReactFlow, useStore, useStoreApi, type Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { keepFocused } from '../../../ui/keys/keepFocused.ts';
import { cardOf } from '../state/cardAt.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const duration = () => (isCalm() ? 0 : 200);

/** Moves that follow each other begin where the last one ends, not where the canvas happens to be on the way there. */
function useMoves() {
  const { getViewport, setViewport } = useReactFlow();
  const destination = useRef<Viewport | null>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    const forget = () => {
      destination.current = null;
    };
    for (const act of ['pointerdown', 'keydown', 'wheel'])
      window.addEventListener(act, forget, { capture: true, passive: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return {
    viewport: () => destination.current ?? getViewport(),
    async move(this: void, to: Viewport): Promise<void> {
      destination.current = to;
      await setViewport(to, { duration: duration() });
      if (destination.current === to) destination.current = null;
    },
  };
}

/**
 * Scrolls a node into view on request, and gives it the focus if nothing else has it. When a panel takes space from the
 * canvas, moves it just so far that the selected step stays in view. `covered`: pixels at the right that a panel covers.
 */
export function useReveal(covered: number): void {
  const reveal = useEditor((state) => state.reveal);
  const only = useEditor(({ selected }) => (selected.size === 1 ? [...selected][0] : undefined));
  const width = useStore((state) => state.width) - covered;
  const { getNode } = useReactFlow();
  const flow = useStoreApi();
  const { viewport, move } = useMoves();
  const show = useEffectEvent((id: string) => {
    const node = getNode(id);
    if (!node) return;
    const { x, y, zoom } = viewport();
    const { height } = flow.getState();
    const [left, top] = [node.position.x * zoom + x, node.position.y * zoom + y];
    const right = left + (node.width ?? 0) * zoom;
    if (left > 0 && top > 0 && right < width && top + 60 < height) return;
    const near = Math.max(zoom, 0.7);
    const middle = node.position.x + (node.width ?? 0) / 2;
    void move({ x: width / 2 - middle * near, y: height / 2 - node.position.y * near, zoom: near });
  });
  const keepInView = useEffectEvent(() => {
    const node = only === undefined ? undefined : getNode(only);
    if (!node || width <= 0) return;
    const { x, y, zoom } = viewport();
    const left = node.position.x * zoom + x;
    const beyond = left + (node.width ?? 0) * zoom - (width - 24);
    if (beyond > 0 && left <= width + 600) void move({ x: x - beyond, y, zoom });
  });
  useEffect(() => {
    if (!reveal) return undefined;
    show(reveal.id);
    return keepFocused(() => cardOf(reveal.id));
  }, [reveal]);
  useEffect(() => keepInView(), [only, width]);
}
