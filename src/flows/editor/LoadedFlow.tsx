import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { type flowEditorMachine, panelOf } from '../../machines/flowEditor/flowEditor.machine.ts';
import type { Panel } from '../../machines/flowEditor/flowEditor.types.ts';
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
import type { Surroundings } from './Surroundings.ts';
import { useAutosave } from './state/useAutosave.ts';
import { workOf } from './state/workOf.ts';
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
  const [importing, setImporting] = useState<Importing | null>(null);
  const intl = useIntl();
  const { revision, opened, replaced, theirs } = state.context;
  const panel = panelOf(state);
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const onShare = useCallback((version: number | null) => setSharing({ version }), []);
  const { online, schedule, reviews, versionsPanel } = useVersions({
    ...rest,
    flow,
    draft: document,
    opened,
    active: panel === 'versions' || (opened !== null && panel !== 'test'),
    onShare,
    onOpen: (version) => send({ type: 'version.opened', version }),
    onClose: () => send({ type: 'version.closed' }),
    onRefused: (problems) => send({ type: 'publication.refused', problems }),
  });
  const { publication } = online;
  const { problems, isChecked, world } = useProblems(flow.account, flow.id, opened?.document ?? document);
  const { peopleHere, marks, onStep } = usePeopleHere(flow, opened?.document ?? document, dirty);
  const onDownload = useDownload(opened?.document ?? document, world, rest.colours);
  const onEdit = useCallback((next: FlowDocument) => send({ type: 'document.changed', document: next }), [send]);
  const onPanel = useCallback(
    (next: Panel | null) => send(next === null ? { type: 'panel.closed' } : { type: 'panel.opened', panel: next }),
    [send],
  );
  const askToPublish = useCallback(() => send({ type: 'publish.asked' }), [send]);
  const save = useCallback(() => send({ type: 'save.requested' }), [send]);
  useAutosave({
    document,
    waits: !rest.readOnly && dirty && state.matches({ draft: 'open', publishing: 'idle' }),
    failed: state.context.notSaved,
    save,
  });
  /** Tests change while a call is played, and are saved at once. */
  const onEditTests = useCallback(
    (edit: () => void) => {
      edit();
      save();
    },
    [save],
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
        panel={panel}
        isMerging={state.matches({ draft: { conflict: 'merging' } })}
        readOnly={rest.readOnly}
        work={workOf(state, dirty)}
        savedAt={flow.updatedAt}
        timezone={rest.timezone}
        live={publication.publishedVersion}
        changed={publication.changed}
        schedule={schedule}
        canary={publication.canary}
        accountTimezone={rest.accountTimezone}
        publishing={state.hasTag('publishing')}
        canPublish={state.matches({ draft: 'open' }) || state.matches({ draft: 'sending' })}
        onPanel={onPanel}
        onPublish={askToPublish}
        onShare={() => onShare(opened?.version.version ?? null)}
        onDownload={onDownload}
        onImport={opened ? undefined : setImporting}
      />
      {opened && (
        <ReviewNotice
          version={opened.version.version}
          readOnly={rest.readOnly}
          onRestore={() => send({ type: 'version.restored' })}
          onPublish={askToPublish}
          onClose={() => send({ type: 'version.closed' })}
        />
      )}
      {theirs && state.matches({ draft: { conflict: 'merging' } }) ? (
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
          panel={panel}
          onPanel={onPanel}
          onEdit={ignoreEdits}
          onEditTests={undefined}
        />
      ) : (
        <DocumentEditor
          {...shared}
          key={revision}
          readOnly={rest.readOnly || panel === 'test'}
          document={document}
          importing={importing}
          onImport={setImporting}
          restores={revision === 1 || replaced !== null}
          replacement={replacementOf(replaced, intl)}
          panel={panel}
          onPanel={onPanel}
          onEdit={onEdit}
          onEditTests={rest.readOnly ? undefined : onEditTests}
        />
      )}
      <EditorDialogs
        state={state}
        send={send}
        problems={problems}
        publication={publication}
        reviews={reviews}
        sharing={sharing}
        onSharing={setSharing}
        timezone={rest.timezone}
        accountTimezone={rest.accountTimezone}
      />
    </div>
  );
}
