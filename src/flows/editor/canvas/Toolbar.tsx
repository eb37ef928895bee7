import { useReactFlow } from '@xyflow/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/iconPaths.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Toolbar.css.ts';

interface ToolProps {
  icon: IconName;
  label: string;
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, keys, pressed, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

interface ToolbarProps {
  minimap: boolean;
  onMinimap: (shown: boolean) => void;
  onHelp: () => void;
}

/** Undo, zoom, layout and view options of the canvas. */
export function Toolbar({ minimap, onMinimap, onHelp }: ToolbarProps) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const canUndo = useEditor(({ editing }) => editing.past.length > 0);
  const canRedo = useEditor(({ editing }) => editing.future.length > 0);
  const actions = useEditorActions();
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  const [busy, setBusy] = useState(false);

  async function arrange(): Promise<void> {
    setBusy(true);
    try {
      const before = store.get().editing.document;
      const { autoLayout } = await import('./autoLayout.ts');
      const places = await autoLayout(before);
      actions.move(places);
      store.announce(intl.formatMessage(flowMessages.tidied));
      await fitView({ padding: 0.15, maxZoom: 1 });
    } catch (error) {
      toasts.add('error', intl.formatMessage(flowMessages.autoLayoutFailed));
      reportError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={intl.formatMessage(flowMessages.canvas)}>
      {!readOnly && (
        <>
          <Tool
            icon="undo"
            label={intl.formatMessage(flowMessages.undo)}
            keys="Ctrl+Z"
            disabled={!canUndo}
            onClick={actions.undo}
          />
          <Tool
            icon="redo"
            label={intl.formatMessage(flowMessages.redo)}
            keys="Ctrl+Y"
            disabled={!canRedo}
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
      <Tool icon="minus" label={intl.formatMessage(flowMessages.zoomOut)} onClick={() => void zoomOut()} />
      <Tool icon="plus" label={intl.formatMessage(flowMessages.zoomIn)} onClick={() => void zoomIn()} />
      <Tool
        icon="fit"
        label={intl.formatMessage(flowMessages.fit)}
        onClick={() => void fitView({ padding: 0.15, maxZoom: 1 })}
      />
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
