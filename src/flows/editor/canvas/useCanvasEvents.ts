import {
  type Connection,
  type EdgeChange,
  type NodeChange,
  type OnConnectEnd,
  type OnConnectStartParams,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, type MouseEvent, useCallback, useMemo, useState } from 'react';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { isStepType, stepDragType } from '../palette/StepList.tsx';
import { useEditorSetting } from '../state/EditorContext.ts';
import type { EditorActions } from '../state/useEditorActions.ts';
import { type CardNode, entryAt } from '../card/card.ts';
import { alignment, type Guide } from './alignment.ts';
import { boxOf } from './boxOf.ts';
import type { CardEdge } from './toReactFlow.ts';

const noGuides: readonly Guide[] = [];

/**
 * Where a step is about to be added: after an exit whose connection was dropped on the empty canvas, on an edge, or
 * anywhere.
 */
export interface PendingStep {
  place: { from: string; exit: string } | { edge: string } | null;
  /** Pixels relative to the canvas element. */
  at: { x: number; y: number };
  /** Canvas units. */
  position?: { x: number; y: number };
}

/** Translates xyflow's events to commands on the document. */
export function useCanvasEvents(actions: EditorActions) {
  const { store, readOnly } = useEditorSetting();
  const { screenToFlowPosition, getNodes } = useReactFlow<CardNode, CardEdge>();
  const [pending, setPending] = useState<PendingStep | null>(null);
  const [connecting, setConnecting] = useState<string | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>(noGuides);

  const handlers = useMemo(() => {
    const onConnectEnd: OnConnectEnd = (event, { fromHandle, toHandle, toNode }) => {
      setConnecting(null);
      if (fromHandle?.type !== 'source' || !fromHandle.id || toHandle) return;
      if (toNode) {
        actions.connect(fromHandle.nodeId, fromHandle.id, toNode.id);
        return;
      }
      const point = 'changedTouches' in event ? event.changedTouches[0] : event;
      const canvas = event.target instanceof Element ? event.target.closest('.react-flow') : null;
      if (!point || !canvas) return;
      const box = canvas.getBoundingClientRect();
      const screen = { x: point.clientX, y: point.clientY };
      setPending({
        place: { from: fromHandle.nodeId, exit: fromHandle.id },
        at: withRoom({ x: screen.x - box.left, y: screen.y - box.top }, box),
        position: offset(screenToFlowPosition(screen)),
      });
    };
    return {
      onNodesChange(changes: NodeChange<CardNode>[]): void {
        const places = changes.flatMap((change) =>
          change.type === 'position' && change.position ? [[change.id, change.position] as const] : [],
        );
        if (places.length > 0) actions.move(new Map(places), 'drag');
        const { selected, selectedEdges } = store.get();
        const next = selection(selected, changes);
        if (next !== selected) store.select(next, selectedEdges);
      },
      onEdgesChange(changes: EdgeChange<CardEdge>[]): void {
        const { selected, selectedEdges } = store.get();
        const next = selection(selectedEdges, changes);
        if (next !== selectedEdges) store.select(selected, next);
      },
      onSelectionStart: () => store.setLasso(true),
      onSelectionEnd: () => store.setLasso(false),
      onNodeDrag: (_event: unknown, node: CardNode, dragged: CardNode[]) =>
        setGuides((before) => {
          const found = dragged.length === 1 ? alignment(boxOf(node), getNodes().map(boxOf)) : noGuides;
          return found.length === 0 && before.length === 0 ? before : found;
        }),
      onNodeDragStop(): void {
        setGuides(noGuides);
        store.endGroup();
      },
      /** A double click on the empty canvas adds a step there. */
      onDoubleClick(event: MouseEvent): void {
        const canvas = event.currentTarget;
        if (readOnly || !(event.target instanceof Element) || !event.target.matches('.react-flow__pane')) return;
        const box = canvas.getBoundingClientRect();
        const screen = { x: event.clientX, y: event.clientY };
        setPending({
          place: null,
          at: withRoom({ x: screen.x - box.left, y: screen.y - box.top }, box),
          position: offset(screenToFlowPosition(screen)),
        });
      },
      onSelectionDragStop: () => store.endGroup(),
      onConnect({ source, sourceHandle, target }: Connection): void {
        if (sourceHandle) actions.connect(source, sourceHandle, target);
      },
      onReconnect(edge: CardEdge, { source, sourceHandle, target }: Connection): void {
        if (sourceHandle) actions.reconnect(edge.id, source, sourceHandle, target);
      },
      onConnectStart: (_event: unknown, { nodeId, handleType }: OnConnectStartParams) =>
        setConnecting(handleType === 'source' ? nodeId : null),
      onConnectEnd,
      isValidConnection: ({ source, target }: Connection | CardEdge) => source !== target,
      onDragOver(event: DragEvent): void {
        if (!event.dataTransfer.types.includes(stepDragType)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event: DragEvent): void {
        const type = event.dataTransfer.getData(stepDragType);
        if (!isStepType(type)) return;
        event.preventDefault();
        const edge = event.target instanceof Element ? event.target.closest('.react-flow__edge') : null;
        const edgeId = edge?.getAttribute('data-id');
        if (edgeId) actions.addOnEdge(type, edgeId);
        else actions.addAt(type, offset(screenToFlowPosition({ x: event.clientX, y: event.clientY })));
      },
    };
  }, [actions, getNodes, readOnly, screenToFlowPosition, store]);

  const closePending = useCallback(() => setPending(null), []);
  const pick = useCallback((step: PendingStep | null) => setPending(step), []);
  const place = useCallback(
    (type: NodeTypeName, { place: where, position }: PendingStep) => {
      if (where && 'edge' in where) actions.addOnEdge(type, where.edge);
      else if (where) actions.addAfter(type, where, position);
      else if (position) actions.addAt(type, position);
      else actions.addAfter(type);
      setPending(null);
    },
    [actions],
  );
  return { handlers, pending, connecting, guides, closePending, pick, place };
}

/** Clamps the step picker's position (pixels) to the canvas, above the toolbar. */
export function withRoom({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) {
  return { x: Math.max(8, Math.min(x, width - 284)), y: Math.max(8, Math.min(y, height - 456)) };
}

function offset({ x, y }: { x: number; y: number }) {
  return { x: x + 8, y: y - entryAt };
}

function selection(before: ReadonlySet<string>, changes: (NodeChange<CardNode> | EdgeChange<CardEdge>)[]) {
  const picks = changes.filter((change) => change.type === 'select');
  if (picks.length === 0) return before;
  const next = new Set(before);
  for (const { id, selected } of picks) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}
