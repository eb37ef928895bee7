import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { flowMessages } from './card/flow.messages.ts';
import { PublishDialog } from './versions/PublishDialog.tsx';

/** Loaded on demand, because they bring in the problem messages and the flow comparison. */
const RefusedDialog = lazy(async () => ({ default: (await import('./versions/RefusedDialog.tsx')).RefusedDialog }));
const ConflictDialog = lazy(async () => ({ default: (await import('./versions/ConflictDialog.tsx')).ConflictDialog }));

interface EditorDialogsProps {
  state: SnapshotFrom<typeof flowEditorMachine>;
  send: (event: EventFromLogic<typeof flowEditorMachine>) => void;
  publishing: boolean;
  onPublishing: (open: boolean) => void;
  onShowProblems: () => void;
  readOnly: boolean;
  timezone: string;
}

/** The dialogs around saving: publish note, refusal, conflict, failure and the opened version. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { state, send, publishing, onPublishing, onShowProblems, readOnly, timezone } = props;
  const intl = useIntl();
  const { document, theirs, opened, refused, failure } = state.context;
  useEffect(() => {
    if (failure !== null) toasts.add('error', intl.formatMessage(flowMessages.failed));
  }, [failure, intl]);
  return (
    <>
      {opened && (
        <Notice
          tone="info"
          action={
            <>
              {!readOnly && (
                <Button size="small" onClick={() => send({ type: 'version.restored' })}>
                  {intl.formatMessage(flowMessages.restore)}
                </Button>
              )}
              <Button size="small" onClick={() => send({ type: 'version.closed' })}>
                {intl.formatMessage(flowMessages.backToDraft)}
              </Button>
            </>
          }
        >
          {intl.formatMessage(flowMessages.reviewing, { version: opened.version.version })}
        </Notice>
      )}
      {publishing && (
        <PublishDialog
          onClose={() => onPublishing(false)}
          onPublish={(note) => {
            onPublishing(false);
            send({ type: 'publish.requested', note });
          }}
        />
      )}
      {refused.length > 0 && document && (
        <Suspense>
          <RefusedDialog
            problems={refused}
            document={document}
            onClose={() => {
              send({ type: 'refusal.dismissed' });
              onShowProblems();
            }}
          />
        </Suspense>
      )}
      {theirs && document && (
        <Suspense>
          <ConflictDialog
            mine={document}
            theirs={theirs}
            timezone={timezone}
            comparing={state.matches({ conflict: 'comparing' })}
            onCompare={() => send({ type: 'comparison.opened' })}
            onBack={() => send({ type: 'comparison.closed' })}
            onKeepMine={() => send({ type: 'mine.kept' })}
            onTakeTheirs={() => send({ type: 'theirs.taken' })}
            onClose={() => send({ type: 'conflict.left' })}
          />
        </Suspense>
      )}
    </>
  );
}
