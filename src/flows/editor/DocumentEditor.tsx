import { ReactFlowProvider } from '@xyflow/react';
import {
  type CSSProperties,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { Panel } from '../../machines/flowEditor/flowEditor.types.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Overlay } from './canvas/toReactFlow.ts';
import { CanvasPanel } from './CanvasPanel.tsx';
import { useFileNames } from './card/useFileNames.ts';
import { windowMessages } from './card/window.messages.ts';
import { type Replacement, startEditing } from './document/startEditing.ts';
import { editingKey, loadEditing } from './document/savedEditing.ts';
import * as styles from './FlowEditor.css.ts';
import { useProblemCounts } from './problems/useProblems.ts';
import { Rail } from './Rail.tsx';
import { Resizer } from './Resizer.tsx';
import { RightPanel } from './RightPanel.tsx';
import type { Played } from './simulator/played.ts';
import { createEditorStore } from './state/editorStore.ts';
import { EditorContext, type EditorSetting } from './state/EditorContext.ts';
import { newId } from './state/newNode.ts';
import { usePanels } from './state/panels.ts';
import { useDraftPersistence } from './state/useDraftPersistence.ts';
import type { Surroundings } from './Surroundings.ts';
import { EmptyFlow } from './templates/EmptyFlow.tsx';
import { useWindowSize } from './state/useWindowSize.ts';
import { Legend } from './versions/Legend.tsx';
import type { VersionsPanelProps } from './versions/VersionsPanel.tsx';

const UploadDialog = lazy(async () => ({ default: (await import('./transfer/UploadDialog.tsx')).UploadDialog }));
const StudioDialog = lazy(async () => ({ default: (await import('./transfer/StudioDialog.tsx')).StudioDialog }));
const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/TemplatesDialog.tsx')).TemplatesDialog,
}));
const Outline = lazy(async () => ({ default: (await import('./outline/Outline.tsx')).Outline }));

const importDialogs = { file: UploadDialog, studio: StudioDialog, template: TemplatesDialog };

/** Where a flow can be taken from. */
export type Importing = keyof typeof importDialogs;

interface DocumentEditorProps extends Surroundings {
  flow: Flow;
  world: AccountWorld | undefined;
  /** The initial document; later edits are reported by `onEdit`. */
  document: FlowDocument;
  /** Whether to restore unsaved work from an earlier page load. */
  restores: boolean;
  /** What the document replaced, which can be undone, with the draft version that it was based on. */
  replacement: (Replacement & { basedOn: number }) | null;
  problems: Problem[];
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** Where a flow is being taken from. */
  importing: Importing | null;
  onImport: (from: Importing | null) => void;
  onEdit: (document: FlowDocument) => void;
  versionsPanel: VersionsPanelProps;
  /** What stands on cards of steps that others have open; must keep its identity while nothing changes. */
  marks: ReadonlyMap<string, string>;
  /** The step whose settings are open, each time that it changes. */
  onStep: (step: string | null) => void;
  /** Changes the document while a call is played; undefined if it cannot be changed. */
  onEditTests: ((edit: () => void) => void) | undefined;
}

/** Edits one document on the canvas and its panels. Remounted when the document is replaced from outside. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { flow, document, restores, replacement, problems, panel, onPanel, onEdit, readOnly, country, marks, onStep } =
    props;
  const intl = useIntl();
  const [store] = useState(() => {
    const load = (version: number) => loadEditing(window.sessionStorage, editingKey(flow.id, version));
    const saved = restores && !readOnly ? (load(flow.draftVersion) ?? load(replacement?.basedOn ?? 0)) : undefined;
    return createEditorStore(startEditing(document, saved, replacement, newId));
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
  useDraftPersistence(store, flow.id, flow.draftVersion, readOnly);
  useEffect(() => {
    let before = store.get().selected;
    return store.subscribe(() => {
      const { selected } = store.get();
      // A selected step shows its settings; only a call in play and the counts of calls keep the panel.
      if (selected !== before && selected.size > 0 && panel !== 'test' && panel !== 'calls') onPanel(null);
      before = selected;
    });
  }, [store, panel, onPanel]);
  const step = useSyncExternalStore(store.subscribe, () => onlyOne(store.get().selected));
  useEffect(() => onStep(step), [onStep, step]);

  const size = useWindowSize();
  const [panels, setPanels] = usePanels();
  const [isOutlineWanted, setOutlineWanted] = useState(size === 'narrow');
  const isOutlineOpen = size === 'narrow' ? isOutlineWanted : panels.outline;
  const openOutline = (open: boolean) => (size === 'narrow' ? setOutlineWanted(open) : setPanels({ outline: open }));
  const hasSelection = useSyncExternalStore(store.subscribe, () => store.get().selected.size > 0 && !store.get().lasso);
  const [isInspecting, setInspecting] = useState(false);
  const right = panel ?? (hasSelection && (size !== 'narrow' || isInspecting) ? 'step' : null);

  const fresh = useSyncExternalStore(store.subscribe, () => store.get().fresh);
  const counts = useProblemCounts(problems, fresh);
  const [played, setPlayed] = useState<Played | null>(null);
  const highlights = panel === 'test' ? played?.highlights : undefined;
  const { drawn, overlay: differences } = props.versionsPanel.review;
  const [counted, setCounted] = useState<Partial<Overlay>>({});
  const [replayed, setReplayed] = useState<Partial<Overlay>>({});
  const figures = panel === 'calls' ? counted : panel === 'proof' ? replayed : undefined;
  const files = useFileNames(flow.account, props.versionsPanel.review.after, props.versionsPanel.review.before);
  const overlay = useMemo(
    () => ({ counts, files, notes: marks, ...highlights, ...differences, ...figures }),
    [counts, files, marks, highlights, differences, figures],
  );
  const inspect = useCallback(() => {
    onPanel(null);
    setInspecting(true);
    store.editField();
  }, [onPanel, store]);
  const find = () => {
    openOutline(true);
    requestAnimationFrame(() => window.document.querySelector<HTMLElement>('[data-panel="outline"] input')?.focus());
  };
  const close = () => {
    setInspecting(false);
    if (panel !== null) onPanel(null);
    else if (size !== 'narrow') store.select([]);
  };
  const { account, id } = flow;
  const world = useRef(props.world);
  useEffect(() => {
    world.current = props.world;
  }, [props.world]);
  const setting = useMemo<EditorSetting>(
    () => ({ store, readOnly, country, account, flow: id, world }),
    [store, readOnly, country, account, id],
  );
  const Import = props.importing && importDialogs[props.importing];
  const isCovered = size === 'narrow' && (isOutlineOpen || right !== null);
  return (
    <EditorContext value={setting}>
      <ReactFlowProvider>
        <div
          className={styles.editor}
          style={{ '--left': `${panels.left}px`, '--right': `${panels.right}px` } as CSSProperties}
        >
          <Rail
            problems={problems}
            onTemplates={() => props.onImport('template')}
            isOutlineOpen={isOutlineOpen}
            areProblemsOpen={panel === 'problems'}
            onFind={find}
            onOutline={() => openOutline(!isOutlineOpen)}
            onProblems={() => onPanel(panel === 'problems' ? null : 'problems')}
          />
          {isOutlineOpen && (
            <div className={styles.left} data-panel="outline" inert={size === 'narrow' && right !== null}>
              <Suspense fallback={<Skeleton height="240px" />}>
                <Outline counts={counts} onInspect={inspect} onTap={size === 'narrow' ? inspect : undefined} />
              </Suspense>
              <Resizer
                label={intl.formatMessage(windowMessages.resizeOutline)}
                side="left"
                width={panels.left}
                onResize={(left) => setPanels({ left })}
              />
            </div>
          )}
          <CanvasPanel
            overlay={overlay}
            inert={isCovered}
            covered={size === 'medium' && right !== null ? panels.right : 0}
            outline={size !== 'narrow' && isOutlineOpen ? panels.left : 0}
            onInspect={inspect}
            onFind={find}
            onClose={panel === null ? undefined : () => onPanel(null)}
          >
            {!readOnly && <EmptyFlow onTemplates={() => props.onImport('template')} />}
            {drawn && drawn.steps.size + drawn.edges.size > 0 && <Legend counts={drawn.counts} />}
          </CanvasPanel>
          {right !== null && (
            <RightPanel
              panel={right}
              onClose={close}
              onTest={() => onPanel('test')}
              problems={problems}
              versionsPanel={props.versionsPanel}
              countsPanel={{
                versions: props.versions,
                timezone: props.timezone,
                callsPath: props.callsPath,
                onCounts: setCounted,
              }}
              pastCalls={{ timezone: props.timezone, callPath: props.callPath, onDraw: setReplayed }}
              trackingNumber={props.trackingNumber}
              renderTestCall={props.renderTestCall}
              played={played}
              onEditTests={props.onEditTests}
              onPlayed={setPlayed}
            >
              <Resizer
                label={intl.formatMessage(windowMessages.resizePanel)}
                side="right"
                width={panels.right}
                onResize={(next) => setPanels({ right: next })}
              />
            </RightPanel>
          )}
          {Import && (
            <Suspense>
              <Import onClose={() => props.onImport(null)} />
            </Suspense>
          )}
        </div>
      </ReactFlowProvider>
    </EditorContext>
  );
}

/** The selected step, if it is the only one. */
function onlyOne(selected: ReadonlySet<string>): string | null {
  const [first = null] = selected;
  return selected.size === 1 ? first : null;
}
