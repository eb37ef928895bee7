import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { beginEditing } from './document/history.ts';
import { editingKey, hasEditing } from './document/savedEditing.ts';
import { DocumentEditor, type DocumentEditorProps } from './DocumentEditor.tsx';

/** Fetched when there is unsaved work: it brings the schemas that read it along. */
const RestoredEditor = lazy(async () => ({ default: (await import('./RestoredEditor.tsx')).RestoredEditor }));

interface LoadedEditorProps extends Omit<DocumentEditorProps, 'begin'> {
  /** Whether unsaved work of an earlier page load may be taken up. */
  restores: boolean;
}

/** The editor over a document that was loaded; a document replaced from outside is another one of these. */
export function LoadedEditor({ restores, ...props }: LoadedEditorProps) {
  const { flow, document, readOnly } = props;
  const [key] = useState(() => editingKey(flow.id, flow.draftVersion));
  const [isKept] = useState(() => restores && !readOnly && hasEditing(window.sessionStorage, key));
  const [fresh] = useState(() => beginEditing(document));
  if (!isKept) return <DocumentEditor {...props} begin={fresh} />;
  return (
    <Suspense fallback={<Skeleton height="70dvh" />}>
      <RestoredEditor {...props} fresh={fresh} storageKey={key} />
    </Suspense>
  );
}
