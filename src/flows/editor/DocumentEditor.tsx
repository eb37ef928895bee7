import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import type { Flow, FlowVersion } from '#contract/routing.contract.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { AccountWorld } from '#flows/core/flowWorld.ts';
import type { Country } from '#values/numberPlan.ts';
import { beginEditing } from './document/history.ts';
import { editingKey, loadEditing } from './document/savedEditing.ts';
import { EditorBody, type RightTab } from './EditorBody.tsx';
import { createEditorStore } from './state/editorStore.ts';
import { EditorContext, type EditorSetting } from './state/EditorContext.ts';
import { useKeptEditing } from './state/useKeptEditing.ts';

/** What the editor must know of the account around the flow. */
export interface Surroundings {
  readOnly: boolean;
  country: Country;
  world: AccountWorld;
  versions: readonly FlowVersion[];
  /** The number that a simulated call dials, E.164. */
  trackingNumber: string;
}

interface DocumentEditorProps extends Surroundings {
  flow: Flow;
  /** What the machine starts from; later edits are told by `onEdit`. */
  document: FlowDocument;
  /** Whether unsaved work of an earlier page load may be taken up. */
  restores: boolean;
  dirty: boolean;
  right: RightTab;
  onRight: (tab: RightTab) => void;
  onEdit: (document: FlowDocument) => void;
  onOpenVersion: (version: number) => void;
}

/** The canvas with its panels over one document; a document replaced from outside is another one of these. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { flow, document, restores, dirty, onEdit, readOnly, country, world } = props;
  const [store] = useState(() => {
    const key = editingKey(flow.id, flow.draftVersion);
    const saved = restores && !readOnly ? loadEditing(window.sessionStorage, key) : undefined;
    return createEditorStore(saved ?? beginEditing(document));
  });
  const [first] = useState(document);
  useEffect(() => {
    let told = first;
    const tell = () => {
      const current = store.get().editing.document;
      if (current === told) return;
      told = current;
      onEdit(current);
    };
    tell();
    return store.subscribe(tell);
  }, [store, first, onEdit]);
  useKeptEditing(store, flow.id, flow.draftVersion, dirty && !readOnly);
  const setting = useMemo<EditorSetting>(
    () => ({ store, readOnly, country, world }),
    [store, readOnly, country, world],
  );
  return (
    <EditorContext value={setting}>
      <ReactFlowProvider>
        <EditorBody
          right={props.right}
          onRight={props.onRight}
          versions={props.versions}
          onOpenVersion={props.onOpenVersion}
          trackingNumber={props.trackingNumber}
        />
      </ReactFlowProvider>
    </EditorContext>
  );
}
