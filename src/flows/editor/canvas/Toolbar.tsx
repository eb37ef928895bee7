import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../ui/toast/toasts.ts';
import { flowMessages } from '../card/flow.messages.ts';
import type { CardNode } from '../card/card.ts';
import { arrangedView } from './firstView.ts';
import { useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { undoMessages } from '../state/undo.messages.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Toolbar.css.ts';
import { Tool, ZoomTools } from './ZoomTools.tsx';

interface ToolbarProps {
  minimap: boolean;
  /** Pixels at the right that a panel covers. */
  covered: number;
  onMinimap: (shown: boolean) => void;
  onHelp: () => void;
}

/** Undo, zoom, layout and view options of the canvas. */
export function Toolbar({ minimap, covered, onMinimap, onHelp }: ToolbarProps) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const undone = useEditor(({ editing }) => (editing.past.length > 0 ? (editing.past.at(-1)?.label ?? '') : null));
  const redone = useEditor(({ editing }) => (editing.future.length > 0 ? (editing.future.at(-1)?.label ?? '') : null));
  const actions = useEditorActions();
  const { getNodes, getViewport, setViewport } = useReactFlow<CardNode>();
  const flow = useStoreApi();
  const [busy, setBusy] = useState(false);

  async function arrange(): Promise<void> {
    setBusy(true);
    try {
      const before = store.get().editing.document;
      const { autoLayout } = await import('./autoLayout.ts');
      const places = await autoLayout(before);
      const cards = getNodes();
      const arranged = cards.map((card) => ({ ...card, position: places.get(card.id) ?? card.position }));
      const { width, height } = flow.getState();
      actions.move(places);
      store.announce(intl.formatMessage(flowMessages.tidied));
      await setViewport(arrangedView(cards, arranged, { width: width - covered, height }, getViewport()));
    } catch (error) {
      toasts.add('error', intl.formatMessage(flowMessages.autoLayoutFailed));
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div
      className={styles.bar}
      style={{ marginRight: covered }}
      role="toolbar"
      aria-label={intl.formatMessage(flowMessages.canvas)}
    >
      {!readOnly && (
        <>
          <Tool
            icon="undo"
            label={
              undone ? intl.formatMessage(undoMessages.undo, { what: undone }) : intl.formatMessage(flowMessages.undo)
            }
            keys="Ctrl+Z"
            disabled={undone === null}
            onClick={actions.undo}
          />
          <Tool
            icon="redo"
            label={
              redone ? intl.formatMessage(undoMessages.redo, { what: redone }) : intl.formatMessage(flowMessages.redo)
            }
            keys="Ctrl+Y"
            disabled={redone === null}
            onClick={actions.redo}
          />
          <Tool
            icon="autoLayout"
            label={intl.formatMessage(flowMessages.autoLayout)}
            disabled={busy}
            onClick={() => void arrange()}
          />
          <span className={styles.gap} />
        </>
      )}
      <ZoomTools covered={covered} />
      <Tool
        icon="map"
        label={intl.formatMessage(flowMessages.minimap)}
        pressed={minimap}
        onClick={() => onMinimap(!minimap)}
      />
      <Tool icon="help" label={intl.formatMessage(flowMessages.shortcuts)} keys="?" onClick={onHelp} />
    </div>
  );
}
