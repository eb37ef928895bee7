import { MiniMap, useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { flowMessages } from '../card/flow.messages.ts';
import { StepPicker } from '../palette/StepPicker.tsx';
import { useDocument, useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { focusCard } from '../state/cardAt.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { createToReactFlow, emptyOverlay, type Overlay } from './toReactFlow.ts';
import { Surface } from './Surface.tsx';
import { useAddKey } from './useAddKey.ts';
import { useCanvasEvents } from './useCanvasEvents.ts';
import { EdgeTools } from './EdgeTools.tsx';

const multiSelect = ['Shift', 'Meta', 'Control'];
const panButtons = [1, 2];

interface FlowCanvasProps {
  /** Drawn over the document in addition to the selection. */
  overlay: Partial<Overlay>;
  minimap: boolean;
}

/** The editable canvas. The document is the source of truth; what xyflow draws is derived from it. */
export function FlowCanvas({ overlay, minimap }: FlowCanvasProps) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const document = useDocument();
  const selected = useEditor((state) => state.selected);
  const selectedEdges = useEditor((state) => state.selectedEdges);
  const actions = useEditorActions();
  const { handlers, pending, closePending, pick, place } = useCanvasEvents(actions);
  const [toReactFlow] = useState(createToReactFlow);
  const both = useMemo(() => new Set([...selected, ...selectedEdges]), [selected, selectedEdges]);
  const { nodes, edges } = useMemo(
    () => toReactFlow(document, { ...emptyOverlay, ...overlay, selected: both }, intl),
    [toReactFlow, document, overlay, both, intl],
  );
  useReveal();
  useAddKey(pick);
  const [onlyEdge, another] = selectedEdges;
  const [hovered, setHovered] = useState<string | null>(null);
  const edgeId = hovered ?? (another === undefined ? onlyEdge : undefined);
  const edge = edges.find(({ id }) => id === edgeId);
  return (
    <Surface
      nodes={nodes}
      edges={edges}
      {...handlers}
      nodesDraggable={!readOnly}
      nodesConnectable={!readOnly}
      multiSelectionKeyCode={multiSelect}
      panOnScroll
      panOnDrag={readOnly ? true : panButtons}
      selectionOnDrag={!readOnly}
      snapToGrid
      snapGrid={[8, 8]}
      connectionRadius={28}
      onEdgeMouseEnter={(_event, { id }) => setHovered(id)}
      onPaneMouseMove={() => setHovered(null)}
      onMoveStart={() => setHovered(null)}
    >
      {edge && !readOnly && (
        <EdgeTools
          edge={edge}
          nodes={nodes}
          onInsert={(at) => pick({ place: { edge: edge.id }, at })}
          onDisconnect={() => actions.disconnect([edge.id])}
        />
      )}
      {minimap && <MiniMap pannable zoomable ariaLabel={intl.formatMessage(flowMessages.minimap)} />}
      {pending && <StepPicker at={pending.at} onClose={closePending} onPick={(type) => place(type, pending)} />}
    </Surface>
  );
}

/** Scrolls a node into view on request, and gives it the focus if nothing else has it. */
function useReveal(): void {
  const reveal = useEditor((state) => state.reveal);
  const { getNode, setCenter, getZoom } = useReactFlow();
  const flow = useStoreApi();
  useEffect(() => {
    const node = reveal && getNode(reveal.id);
    if (!node) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { x, y } = node.position;
    const { transform, width, height } = flow.getState();
    const [left, top] = [x * transform[2] + transform[0], y * transform[2] + transform[1]];
    const isSeen = left > 0 && top > 0 && left + (node.width ?? 0) * transform[2] < width && top + 60 < height;
    const focus = () => requestAnimationFrame(() => focusCard(reveal.id));
    if (isSeen) {
      focus();
      return;
    }
    const center = { x: x + (node.width ?? 0) / 2, y: y + (node.height ?? 0) / 2 };
    const view = { zoom: Math.max(getZoom(), 0.7), duration: calm ? 0 : 200 };
    void setCenter(center.x, center.y, view).then(focus);
  }, [reveal, getNode, setCenter, getZoom, flow]);
}
