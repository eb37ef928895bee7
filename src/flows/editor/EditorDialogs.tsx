import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Problem } from '#values/flow/problem.ts';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { flowMessages } from './card/flow.messages.ts';
import type { PublishChoice } from './versions/PublishDialog.tsx';
import type { Publishing } from './versions/usePublication.ts';

/** Loaded on demand, because they bring in the problem messages and the flow comparison. */
const PublishDialog = lazy(async () => ({ default: (await import('./versions/PublishDialog.tsx')).PublishDialog }));
const RefusedDialog = lazy(async () => ({ default: (await import('./versions/RefusedDialog.tsx')).RefusedDialog }));
const ConflictDialog = lazy(async () => ({ default: (await import('./versions/ConflictDialog.tsx')).ConflictDialog }));

interface EditorDialogsProps {
  state: SnapshotFrom<typeof flowEditorMachine>;
  send: (event: EventFromLogic<typeof flowEditorMachine>) => void;
  problems: readonly Problem[];
  online: Publishing;
  publishing: boolean;
  onPublishing: (open: boolean) => void;
  onPublish: (choice: PublishChoice) => void;
  onShowProblems: () => void;
  timezone: string;
  /** The zone of the account, for schedules. */
  accountTimezone: string;
}

/** The dialogs around saving: publish note, refusal, conflict and failure. */
export function EditorDialogs(props: EditorDialogsProps) {
  const {
    state,
    send,
    problems,
    online,
    publishing,
    onPublishing,
    onPublish,
    onShowProblems,
    timezone,
    accountTimezone,
  } = props;
  const intl = useIntl();
  const { flow, document, opened, theirs, failure, notSaved } = state.context;
  const refused = state.context.refused.length > 0 ? state.context.refused : online.refused;
  useEffect(() => {
    if (failure !== null && !notSaved) toasts.add('error', intl.formatMessage(flowMessages.failed));
  }, [failure, notSaved, intl]);
  return (
    <>
      {publishing && flow && document && (
        <Suspense>
          <PublishDialog
            flow={flow}
            live={online.publication.publishedVersion}
            version={opened?.version.version ?? null}
            document={opened?.document ?? document}
            problems={problems}
            timezone={accountTimezone}
            publication={online.publication}
            onShowProblems={() => {
              onPublishing(false);
              onShowProblems();
            }}
            onClose={() => onPublishing(false)}
            onPublish={(choice) => {
              onPublishing(false);
              onPublish(choice);
            }}
          />
        </Suspense>
      )}
      {refused.length > 0 && document && (
        <Suspense>
          <RefusedDialog
            problems={refused}
            document={opened?.document ?? document}
            onClose={() => {
              online.dismiss();
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
