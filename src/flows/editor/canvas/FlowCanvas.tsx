import { MiniMap } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { StepPicker } from '../palette/StepPicker.tsx';
import { useDocument, useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { createToReactFlow, emptyOverlay, type Overlay } from './toReactFlow.ts';
import { Surface } from './Surface.tsx';
import { minimap as minimapClass } from './Surface.css.ts';
import { useAddKey } from './useAddKey.ts';
import { useCanvasEvents } from './useCanvasEvents.ts';
import { EdgeTools } from './EdgeTools.tsx';
import { firstView } from './firstView.ts';
import { Guides } from './Guides.tsx';
import { stepsBefore } from '../document/stepsBefore.ts';
import { useCanvasMenu } from './useCanvasMenu.tsx';
import { useConnectDialog } from './useConnectDialog.tsx';
import { useLongPress } from './useLongPress.ts';
import { useReveal } from './useReveal.ts';

/** Pixels. */
const [bar, rail] = [48, 48];
const multiSelect = ['Shift', 'Meta', 'Control'];
const panButtons = [1];

interface FlowCanvasProps {
  /** Drawn over the document in addition to the selection. */
  overlay: Partial<Overlay>;
  minimap: boolean;
  /** Pixels at the right that a panel covers. */
  covered: number;
  /** Pixels that the outline takes beside the canvas. */
  outline: number;
  /** Edits the selected step. */
  onInspect: () => void;
}

/** While an exit is being connected, the steps that would make a loop are dimmed and say so. */
function loopOverlay(from: string | null, document: FlowDocument, intl: IntlShape): Partial<Overlay> {
  if (from === null) return {};
  const before = [...stepsBefore(document, from)];
  const words = intl.formatMessage(flowMessages.loop);
  return {
    highlights: new Map(before.map((id) => [id, 'dimmed'])),
    notes: new Map(before.filter((id) => id !== from).map((id) => [id, words])),
  };
}

/** The editable canvas. The document is the source of truth; what xyflow draws is derived from it. */
export function FlowCanvas({ overlay, minimap, covered, outline, onInspect }: FlowCanvasProps) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const document = useDocument();
  const selected = useEditor((state) => state.selected);
  const selectedEdges = useEditor((state) => state.selectedEdges);
  const actions = useEditorActions();
  const { handlers, pending, connecting, guides, closePending, pick, place } = useCanvasEvents(actions);
  const { dialog, connect } = useConnectDialog();
  const { menu, handlers: menuHandlers } = useCanvasMenu(actions, pick, onInspect, connect);
  const longPress = useLongPress();
  const loops = useMemo(() => loopOverlay(connecting, document, intl), [connecting, document, intl]);
  const [toReactFlow] = useState(createToReactFlow);
  const both = useMemo(() => new Set([...selected, ...selectedEdges]), [selected, selectedEdges]);
  const { nodes, edges } = useMemo(
    () => toReactFlow(document, { ...emptyOverlay, ...overlay, ...loops, selected: both }, intl),
    [toReactFlow, document, overlay, loops, both, intl],
  );
  const atRest = useEditor(({ editing }) => editing.past.at(-1)?.group !== 'drag');
  // Known without measuring: the canvas takes the window but for the bar, the rail and the outline.
  const [viewport] = useState(() =>
    firstView(nodes, { width: window.innerWidth - rail - outline, height: window.innerHeight - bar }),
  );
  useReveal(covered);
  useAddKey(pick);
  const [onlyEdge, another] = selectedEdges;
  const [hovered, setHovered] = useState<string | null>(null);
  const edgeId = hovered ?? (another === undefined ? onlyEdge : undefined);
  const edge = edges.find(({ id }) => id === edgeId);
  return (
    <Surface
      nodes={nodes}
      edges={edges}
      atRest={atRest}
      defaultViewport={viewport}
      selectNodesOnDrag={false}
      {...handlers}
      {...menuHandlers}
      {...longPress}
      zoomOnDoubleClick={false}
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
      <Guides guides={guides} />
      {menu}
      {dialog}
      {edge && !readOnly && (
        <EdgeTools
          edge={edge}
          nodes={nodes}
          onInsert={(at) => pick({ place: { edge: edge.id }, at })}
          onDisconnect={() => actions.disconnect([edge.id])}
        />
      )}
      {minimap && (
        <MiniMap pannable zoomable className={minimapClass} ariaLabel={intl.formatMessage(flowMessages.minimap)} />
      )}
      {pending && <StepPicker at={pending.at} onClose={closePending} onPick={(type) => place(type, pending)} />}
    </Surface>
  );
}
