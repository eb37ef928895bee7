import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useMemo, useState } from 'react';
import type { Flow, FlowVersion } from '#contract/routing.contract.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { FlowWorld } from '#flows/core/facts.ts';
import type { Country } from '#values/numberPlan.ts';
import type { Editing } from './document/history.ts';
import { EditorBody, type RightTab } from './EditorBody.tsx';
import { createEditorStore } from './state/editorStore.ts';
import { EditorContext, type EditorSetting } from './state/EditorContext.ts';
import { useKeptEditing } from './state/useKeptEditing.ts';

/** What the editor must know of the account around the flow. */
export interface Surroundings {
  readOnly: boolean;
  country: Country;
  world: FlowWorld;
  versions: readonly FlowVersion[];
  /** The number that a simulated call dials, E.164. */
  trackingNumber: string;
}

export interface DocumentEditorProps extends Surroundings {
  flow: Flow;
  /** What the machine starts from; later edits are told by `onEdit`. */
  document: FlowDocument;
  /** Where the editing begins: at the document, or where an earlier page load left it. */
  begin: Editing;
  dirty: boolean;
  right: RightTab;
  onRight: (tab: RightTab) => void;
  onEdit: (document: FlowDocument) => void;
  onOpenVersion: (version: number) => void;
}

/** The canvas with its panels over one editing of a document, and the way of its edits to the machine. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { flow, document, begin, dirty, onEdit, readOnly, country, world } = props;
  const [store] = useState(() => createEditorStore(begin));
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
