import { EdgeToolbar, MiniMap, useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { flowMessages } from '../flow.messages.ts';
import { StepPicker } from '../palette/StepPicker.tsx';
import { useDocument, useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { createProjection, noOverlay, type Overlay } from './projection.ts';
import { Surface } from './Surface.tsx';
import { useCanvasEvents } from './useCanvasEvents.ts';

const multiSelect = ['Shift', 'Meta', 'Control'];
const panButtons = [1, 2];

interface FlowCanvasProps {
  /** What is laid over the document besides the selection. */
  overlay: Partial<Overlay>;
  minimap: boolean;
}

/** The canvas that edits. The document is the truth; what xyflow draws is derived from it. */
export function FlowCanvas({ overlay, minimap }: FlowCanvasProps) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const document = useDocument();
  const selected = useEditor((state) => state.selected);
  const selectedEdges = useEditor((state) => state.selectedEdges);
  const actions = useEditorActions();
  const { handlers, pending, closePending } = useCanvasEvents(actions);
  const [project] = useState(createProjection);
  const both = useMemo(() => new Set([...selected, ...selectedEdges]), [selected, selectedEdges]);
  const { nodes, edges } = useMemo(
    () => project(document, { ...noOverlay, ...overlay, selected: both }, intl),
    [project, document, overlay, both, intl],
  );
  useReveal();
  const [edgeId, another] = selectedEdges;
  const edge = another === undefined ? edges.find(({ id }) => id === edgeId) : undefined;
  const middle = edge && middleOf(nodes, edge);
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
    >
      {edge && middle && !readOnly && (
        <EdgeToolbar edgeId={edge.id} x={middle.x} y={middle.y} isVisible>
          <IconButton
            icon="close"
            look="plain"
            size="small"
            label={intl.formatMessage(flowMessages.disconnect)}
            onClick={() => actions.disconnect([edge.id])}
          />
        </EdgeToolbar>
      )}
      {minimap && <MiniMap pannable zoomable ariaLabel={intl.formatMessage(flowMessages.minimap)} />}
      {pending && (
        <StepPicker
          at={pending.at}
          onClose={closePending}
          onPick={(type) => {
            actions.addAfter(type, pending.place, pending.position);
            closePending();
          }}
        />
      )}
    </Surface>
  );
}

/** Brings a node into view when someone asks for it. */
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
    if (isSeen) return;
    const center = { x: x + (node.width ?? 0) / 2, y: y + (node.height ?? 0) / 2 };
    void setCenter(center.x, center.y, { zoom: Math.max(getZoom(), 0.7), duration: calm ? 0 : 200 });
  }, [reveal, getNode, setCenter, getZoom, flow]);
}

function middleOf(
  nodes: readonly { id: string; position: { x: number; y: number }; width?: number }[],
  edge: { source: string; target: string },
) {
  const from = nodes.find(({ id }) => id === edge.source);
  const to = nodes.find(({ id }) => id === edge.target);
  if (!from || !to) return undefined;
  return {
    x: (from.position.x + (from.width ?? 0) + to.position.x) / 2,
    y: (from.position.y + to.position.y) / 2 + 40,
  };
}
