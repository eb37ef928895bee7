import { ReactFlowProvider } from '@xyflow/react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Flow, FlowVersion } from '#contract/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Country } from '#values/numberPlan.ts';
import { CanvasPanel } from './CanvasPanel.tsx';
import { beginEditing } from './document/history.ts';
import { editingKey, loadEditing } from './document/savedEditing.ts';
import * as styles from './FlowEditor.css.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { useProblemCounts, useProblems } from './problems/useProblems.ts';
import { RightPanel, type RightTab } from './RightPanel.tsx';
import type { Played } from './simulator/SimulatorPanel.tsx';
import { createEditorStore } from './state/editorStore.ts';
import { EditorContext, type EditorSetting } from './state/EditorContext.ts';
import { useDraftPersistence } from './state/useDraftPersistence.ts';

/** The account data that the editor needs besides the flow. */
export interface Surroundings {
  readOnly: boolean;
  country: Country;
  versions: readonly FlowVersion[];
  /** The reader's time zone, for moments; the flow's own hours are in the document's. */
  timezone: string;
  /** The number that simulated calls dial, E.164. */
  trackingNumber: string;
}

interface DocumentEditorProps extends Surroundings {
  flow: Flow;
  /** The initial document; later edits are reported by `onEdit`. */
  document: FlowDocument;
  /** Whether to restore unsaved work from an earlier page load. */
  restores: boolean;
  dirty: boolean;
  right: RightTab;
  onRight: (tab: RightTab) => void;
  onEdit: (document: FlowDocument) => void;
  onOpenVersion: (version: number) => void;
}

/** Edits one document on the canvas and its panels. Remounted when the document is replaced from outside. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { flow, document, restores, dirty, right, onRight, onEdit, readOnly, country } = props;
  const [store] = useState(() => {
    const key = editingKey(flow.id, flow.draftVersion);
    const saved = restores && !readOnly ? loadEditing(window.sessionStorage, key) : undefined;
    return createEditorStore(saved ?? beginEditing(document));
  });
  const [first] = useState(document);
  useEffect(() => {
    let lastSent = first;
    const send = () => {
      const next = store.get().editing.document;
      if (next === lastSent) return;
      lastSent = next;
      onEdit(next);
    };
    send();
    return store.subscribe(send);
  }, [store, first, onEdit]);
  useDraftPersistence(store, flow.id, flow.draftVersion, dirty);

  const current = useSyncExternalStore(store.subscribe, () => store.get().editing.document);
  const problems = useProblems(flow.account, current);
  const counts = useProblemCounts(problems);
  const [played, setPlayed] = useState<Played | null>(null);
  const highlights = right === 'simulate' ? played?.highlights : undefined;
  const overlay = useMemo(() => ({ counts, ...highlights }), [counts, highlights]);

  const rightPanel = useRef<HTMLDivElement>(null);
  const inspect = useCallback(() => {
    onRight('inspect');
    requestAnimationFrame(() => rightPanel.current?.querySelector<HTMLElement>('[role="tabpanel"] input')?.focus());
  }, [onRight]);
  const setting = useMemo<EditorSetting>(() => ({ store, readOnly, country }), [store, readOnly, country]);
  return (
    <EditorContext value={setting}>
      <ReactFlowProvider>
        <div className={styles.editor}>
          <LeftPanel counts={counts} onInspect={inspect} />
          <CanvasPanel overlay={overlay} onInspect={inspect} />
          <RightPanel
            ref={rightPanel}
            tab={right}
            onTab={onRight}
            problems={problems}
            versions={props.versions}
            timezone={props.timezone}
            onOpenVersion={props.onOpenVersion}
            trackingNumber={props.trackingNumber}
            played={played}
            onPlayed={setPlayed}
          />
        </div>
      </ReactFlowProvider>
    </EditorContext>
  );
}
