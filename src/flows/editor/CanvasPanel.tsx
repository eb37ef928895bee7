import { lazy, Suspense, useCallback, useState } from 'react';
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

/** The canvas with its toolbar, shortcuts and screen reader announcements. */
export function CanvasPanel({ overlay, onInspect }: { overlay: Partial<Overlay>; onInspect: () => void }) {
  const announcement = useEditor((state) => state.announcement);
  const [minimap, setMinimap] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  useShortcuts(useEditorActions(), onInspect, help);
  return (
    <div className={styles.stage}>
      <FlowCanvas overlay={overlay} minimap={minimap} />
      <Toolbar minimap={minimap} onMinimap={setMinimap} onHelp={help} />
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
