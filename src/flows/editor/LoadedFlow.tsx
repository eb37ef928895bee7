import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { MenuItem } from '../../ui/menu/MenuButton.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorDialogs, type Sharing } from './EditorDialogs.tsx';
import * as styles from './FlowEditor.css.ts';
import { DocumentEditor, type Importing } from './DocumentEditor.tsx';
import { useDownload } from './download/useDownload.ts';
import { replacementOf } from './merge/replacementOf.ts';
import { usePeopleHere } from './people/usePeopleHere.tsx';
import { useProblems } from './problems/useProblems.ts';
import { ReviewNotice } from './ReviewNotice.tsx';
import type { Mode } from './RightPanel.tsx';
import type { Surroundings } from './Surroundings.ts';
import { useAutosave } from './state/useAutosave.ts';
import { workOf } from './state/workOf.ts';
import type { PublishChoice } from './versions/PublishDialog.tsx';
import { useVersions } from './versions/useVersions.ts';

const MergeView = lazy(async () => ({ default: (await import('./merge/MergeView.tsx')).MergeView }));

/** Published versions cannot be edited. */
const ignoreEdits = () => undefined;

type Snapshot = SnapshotFrom<typeof flowEditorMachine>;

interface LoadedFlowProps extends Surroundings {
  lead: ReactNode;
  links: readonly MenuItem[];
  flow: Flow;
  document: FlowDocument;
  state: Snapshot;
  send: (event: EventFromLogic<typeof flowEditorMachine>) => void;
  dirty: boolean;
}

/** A flow that has loaded: its bar, the canvas with its panels, and the dialogs around saving. */
export function LoadedFlow({ lead, links, flow, document, state, send, dirty, ...rest }: LoadedFlowProps) {
  const [mode, setMode] = useState<Mode | null>(null);
  const [publishing, setPublishing] = useState(false);
  const [importing, setImporting] = useState<Importing | null>(null);
  /** The note of a publish that was confirmed while the draft was being saved. */
  const confirmed = useRef<string | null>(null);
  const intl = useIntl();
  const { revision, opened, replaced, theirs } = state.context;
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const onShare = useCallback((version: number | null) => setSharing({ version }), []);
  const { online, schedule, reviews, versionsPanel } = useVersions({
    ...rest,
    flow,
    draft: document,
    opened,
    active: mode === 'versions' || (opened !== null && mode !== 'test'),
    onShare,
    onOpen: (version) => send({ type: 'version.opened', version }),
    onClose: () => send({ type: 'version.closed' }),
  });
  const { publication } = online;
  const { problems, isChecked, world } = useProblems(flow.account, flow.id, opened?.document ?? document);
  const { peopleHere, marks, onStep } = usePeopleHere(flow, opened?.document ?? document, dirty);
  const onDownload = useDownload(opened?.document ?? document, world, rest.colours);
  const onEdit = useCallback((next: FlowDocument) => send({ type: 'document.changed', document: next }), [send]);
  const onMode = useCallback(
    (next: Mode | null) => {
      setMode(next);
      send({ type: next === 'test' ? 'simulation.started' : 'simulation.stopped' });
    },
    [send],
  );
  const isEditing = state.matches({ open: 'editing' });
  const isSimulating = state.matches({ open: 'simulating' });
  useEffect(() => {
    // A call cannot be played while the draft is being saved, but right after, unless the panel was closed meanwhile.
    if (mode === 'test' && isEditing) send({ type: 'simulation.started' });
    if (mode !== 'test' && isSimulating) send({ type: 'simulation.stopped' });
  }, [mode, isEditing, isSimulating, send]);
  useEffect(() => {
    const note = confirmed.current;
    if (note === null || !isEditing) return;
    confirmed.current = null;
    send({ type: 'publish.requested', note });
  }, [isEditing, send]);
  const onPublish = ({ note, publishAt, backAt, canary }: PublishChoice) => {
    const published = opened?.document ?? document;
    if (publishAt !== null) void online.schedule({ document: published, note, publishAt, backAt });
    else if (canary) void online.startCanary({ document: published, note, ...canary });
    else if (opened)
      void online.publishAgain(opened.version.version, note).then((done) => done && send({ type: 'version.closed' }));
    else if (isEditing) send({ type: 'publish.requested', note });
    else confirmed.current = note;
  };
  const publish = useCallback(() => {
    onMode(null);
    setPublishing(true);
  }, [onMode]);
  const save = useCallback(() => send({ type: 'save.requested' }), [send]);
  useAutosave({
    document,
    waits: !rest.readOnly && !publishing && dirty && state.matches('open'),
    failed: state.context.notSaved,
    save,
  });
  /** Tests change while a call is played, and are saved at once; the effect above then goes on playing. */
  const onEditTests = useCallback(
    (edit: () => void) => {
      send({ type: 'simulation.stopped' });
      edit();
      send({ type: 'save.requested' });
    },
    [send],
  );
  const shared = { ...rest, flow, world, problems, versionsPanel, marks, onStep };
  return (
    <div className={styles.frame}>
      <EditorBar
        lead={lead}
        peopleHere={peopleHere}
        links={links}
        flowName={document.name}
        problems={problems}
        isChecked={isChecked}
        mode={mode}
        isMerging={state.matches({ conflict: 'merging' })}
        readOnly={rest.readOnly}
        work={workOf(state, dirty)}
        savedAt={flow.updatedAt}
        timezone={rest.timezone}
        live={publication.publishedVersion}
        changed={publication.changed}
        schedule={schedule}
        canary={publication.canary}
        accountTimezone={rest.accountTimezone}
        publishing={state.matches({ sending: 'publishing' })}
        canPublish={state.matches('open') || state.hasTag('busy')}
        onMode={onMode}
        onPublish={publish}
        onShare={() => onShare(opened?.version.version ?? null)}
        onDownload={onDownload}
        onImport={opened ? undefined : setImporting}
      />
      {opened && (
        <ReviewNotice
          version={opened.version.version}
          readOnly={rest.readOnly}
          onRestore={() => send({ type: 'version.restored' })}
          onPublish={() => setPublishing(true)}
          onClose={() => send({ type: 'version.closed' })}
        />
      )}
      {theirs && state.matches({ conflict: 'merging' }) ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <MergeView
            base={flow.draft}
            mine={document}
            theirs={theirs.draft}
            world={world}
            publishes={state.context.intent.publish}
            onSave={(merged) => send({ type: 'merge.chosen', document: merged })}
            onBack={() => send({ type: 'merge.closed' })}
          />
        </Suspense>
      ) : opened ? (
        <DocumentEditor
          {...shared}
          key={`version-${opened.version.version}`}
          readOnly
          document={opened.document}
          restores={false}
          importing={null}
          onImport={ignoreEdits}
          replacement={null}
          mode={mode}
          onMode={setMode}
          onEdit={ignoreEdits}
          onEditTests={undefined}
        />
      ) : (
        <DocumentEditor
          {...shared}
          key={revision}
          readOnly={rest.readOnly || isSimulating}
          document={document}
          importing={importing}
          onImport={setImporting}
          restores={revision === 1 || replaced !== null}
          replacement={replacementOf(replaced, intl)}
          mode={mode}
          onMode={onMode}
          onEdit={onEdit}
          onEditTests={rest.readOnly ? undefined : onEditTests}
        />
      )}
      <EditorDialogs
        state={state}
        send={send}
        problems={problems}
        online={online}
        publishing={publishing}
        onPublishing={setPublishing}
        reviews={reviews}
        sharing={sharing}
        onSharing={setSharing}
        onPublish={onPublish}
        onShowProblems={() => onMode('problems')}
        timezone={rest.timezone}
        accountTimezone={rest.accountTimezone}
      />
    </div>
  );
}
