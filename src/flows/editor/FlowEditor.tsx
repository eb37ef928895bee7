import { useMachine } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type flowEditorMachine, hasUnsavedWork } from '../../machines/flowEditor/flowEditor.machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import * as styles from './FlowEditor.css.ts';
import { flowMessages } from './card/flow.messages.ts';
import { DocumentEditor, type Surroundings } from './DocumentEditor.tsx';
import type { RightTab } from './RightPanel.tsx';
import { SaveState } from './SaveState.tsx';

interface FlowEditorProps extends Surroundings {
  /** The machine with its actors provided; must keep its identity across renders. */
  machine: typeof flowEditorMachine;
  /** Extra buttons for the toolbar. */
  actions?: ReactNode;
  onDirty: (dirty: boolean) => void;
}

/** The complete editor for one call flow: its bar, the canvas with its panels, and the dialogs around saving. */
export function FlowEditor({ machine, actions, onDirty, ...rest }: FlowEditorProps) {
  const intl = useIntl();
  const [state, send] = useMachine(machine);
  const [tab, setTab] = useState<RightTab>('inspect');
  const [publishing, setPublishing] = useState(false);
  const { flow, document, revision, opened } = state.context;
  const dirty = hasUnsavedWork(state);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const onEdit = useCallback(
    (next: NonNullable<typeof document>) => send({ type: 'document.changed', document: next }),
    [send],
  );
  const onRight = useCallback(
    (next: RightTab) => {
      setTab(next);
      send({ type: next === 'simulate' ? 'simulation.started' : 'simulation.stopped' });
    },
    [send],
  );

  if (state.matches('failed')) {
    return (
      <Notice
        tone="error"
        action={
          <Button onClick={() => send({ type: 'load.retried' })}>{intl.formatMessage(flowMessages.retry)}</Button>
        }
      >
        {intl.formatMessage(flowMessages.loadFailed)}
      </Notice>
    );
  }
  if (!flow || !document) return <Skeleton height="70dvh" />;
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <SaveState state={state} dirty={dirty} />
        {!rest.readOnly && (
          <>
            <Button
              busy={state.matches({ sending: 'saving' })}
              disabled={!state.can({ type: 'save.requested' }) && !state.matches('sending')}
              onClick={() => send({ type: 'save.requested' })}
            >
              {intl.formatMessage(flowMessages.save)}
            </Button>
            <Button
              look="primary"
              busy={state.matches({ sending: 'publishing' })}
              disabled={!state.matches('editing') && !state.hasTag('busy')}
              onClick={() => setPublishing(true)}
            >
              {intl.formatMessage(flowMessages.publish)}
            </Button>
          </>
        )}
        {actions}
      </div>
      <div className={styles.body}>
        {opened ? (
          <DocumentEditor
            {...rest}
            key={`version-${opened.version.version}`}
            readOnly
            flow={flow}
            document={opened.document}
            restores={false}
            dirty={false}
            right={tab === 'versions' ? 'inspect' : tab}
            onRight={setTab}
            onEdit={ignoreEdits}
            onOpenVersion={(version) => send({ type: 'version.opened', version })}
          />
        ) : (
          <DocumentEditor
            {...rest}
            key={revision}
            readOnly={rest.readOnly || state.matches('simulating')}
            flow={flow}
            document={document}
            restores={revision === 1}
            dirty={dirty}
            right={tab}
            onRight={onRight}
            onEdit={onEdit}
            onOpenVersion={(version) => send({ type: 'version.opened', version })}
          />
        )}
      </div>
      <EditorDialogs
        state={state}
        send={send}
        publishing={publishing}
        onPublishing={setPublishing}
        onShowProblems={() => setTab('problems')}
        readOnly={rest.readOnly}
        timezone={rest.timezone}
      />
    </div>
  );
}

/** Published versions cannot be edited. */
function ignoreEdits(): void {
  return undefined;
}
