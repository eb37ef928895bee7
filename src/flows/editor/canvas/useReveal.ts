import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { keepFocused } from '../../../ui/keys/keepFocused.ts';
import { cardOf } from '../state/cardAt.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const duration = () => (isCalm() ? 0 : 200);

/** Scrolls a node into view on request, and gives it the focus if nothing else has it. */
export function useReveal(covered: number): void {
  const reveal = useEditor((state) => state.reveal);
  const { getNode, setCenter, getZoom } = useReactFlow();
  const flow = useStoreApi();
  const show = useEffectEvent((id: string) => {
    const node = getNode(id);
    if (!node) return;
    const { x, y } = node.position;
    const { transform, width, height } = flow.getState();
    const [left, top] = [x * transform[2] + transform[0], y * transform[2] + transform[1]];
    const right = left + (node.width ?? 0) * transform[2];
    const isSeen = left > 0 && top > 0 && right < width - covered && top + 60 < height;
    if (isSeen) return;
    const zoom = Math.max(getZoom(), 0.7);
    const center = { x: x + (node.width ?? 0) / 2 + covered / 2 / zoom, y: y + (node.height ?? 0) / 2 };
    void setCenter(center.x, center.y, { zoom, duration: duration() });
  });
  useEffect(() => {
    if (!reveal) return undefined;
    show(reveal.id);
    return keepFocused(() => cardOf(reveal.id));
  }, [reveal]);
}

/** When a panel takes space from the canvas, moves it just so far that the selected step stays in view. */
export function useKeepInView(covered: number): void {
  const only = useEditor(({ selected }) => (selected.size === 1 ? [...selected][0] : undefined));
  const width = useStore((state) => state.width) - covered;
  const { getNode, getViewport, setViewport } = useReactFlow();
  useEffect(() => {
    const node = only === undefined ? undefined : getNode(only);
    if (!node || width <= 0) return;
    const { x, y, zoom } = getViewport();
    const right = (node.position.x + (node.width ?? 0)) * zoom + x;
    const beyond = right - (width - 24);
    if (beyond <= 0 || node.position.x * zoom + x > width + 600) return;
    void setViewport({ x: x - beyond, y, zoom }, { duration: duration() });
  }, [only, width, getNode, getViewport, setViewport]);
}
