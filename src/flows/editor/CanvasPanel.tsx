import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import { FlowCanvas } from './canvas/FlowCanvas.tsx';
import type { Overlay } from './canvas/toReactFlow.ts';
import { Toolbar } from './canvas/Toolbar.tsx';
import * as styles from './FlowEditor.css.ts';
import { useEditor } from './state/EditorContext.ts';
import { useEditorActions } from './state/useEditorActions.ts';
import { useShortcuts } from './state/useShortcuts.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

interface CanvasPanelProps {
  overlay: Partial<Overlay>;
  /** Whether another page of a narrow window lies over it. */
  inert: boolean;
  /** Pixels at the right that a panel covers. */
  covered: number;
  /** Pixels that the outline takes beside it. */
  outline: number;
  onInspect: () => void;
  onFind: () => void;
  /** Closes the right panel, if it shows something besides the selected step. */
  onClose: (() => void) | undefined;
  /** Shown over the canvas. */
  children?: ReactNode;
}

/** The canvas with its toolbar, shortcuts and screen reader announcements. */
export function CanvasPanel(props: CanvasPanelProps) {
  const { overlay, inert, covered, outline, onInspect, onFind, onClose, children } = props;
  const announcement = useEditor((state) => state.announcement);
  const [minimap, setMinimap] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  const actions = useEditorActions();
  const commands = useMemo(() => ({ onInspect, onFind, onClose, onHelp: help }), [onInspect, onFind, onClose, help]);
  useShortcuts(actions, commands);
  return (
    <div className={styles.stage} inert={inert}>
      <FlowCanvas overlay={overlay} minimap={minimap} covered={covered} outline={outline} onInspect={onInspect} />
      {children}
      <Toolbar minimap={minimap} covered={covered} onMinimap={setMinimap} onHelp={help} />
      {isHelping && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
      <div className={visuallyHidden} role="status" aria-live="polite">
        <span key={announcement.at}>{announcement.text}</span>
      </div>
    </div>
  );
}
