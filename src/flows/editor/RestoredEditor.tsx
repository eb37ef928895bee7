import { useState } from 'react';
import { loadEditing } from './document/loadEditing.ts';
import type { Editing } from './document/history.ts';
import { DocumentEditor, type DocumentEditorProps } from './DocumentEditor.tsx';

interface RestoredEditorProps extends Omit<DocumentEditorProps, 'begin'> {
  /** Where to begin when what was kept cannot be read. */
  fresh: Editing;
  storageKey: string;
}

/** The editor over the unsaved work of an earlier page load of this tab. */
export function RestoredEditor({ fresh, storageKey, ...props }: RestoredEditorProps) {
  const [begin] = useState(() => loadEditing(window.sessionStorage, storageKey) ?? fresh);
  return <DocumentEditor {...props} begin={begin} />;
}
