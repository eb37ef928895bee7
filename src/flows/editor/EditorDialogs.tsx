import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { sameDocument } from '../../machines/flowEditor/sameDocument.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { flowMessages } from './card/flow.messages.ts';
import { DraftReviewLines } from './sharing/DraftReviewLines.tsx';
import { ReviewLines } from './sharing/ReviewLines.tsx';
import { reviewsOfVersion } from './sharing/reviewsOf.ts';
import type { PublishChoice } from './versions/PublishDialog.tsx';
import type { Publishing } from './versions/usePublication.ts';

/** Loaded on demand, because they bring in the problem messages and the flow comparison. */
const PublishDialog = lazy(async () => ({ default: (await import('./versions/PublishDialog.tsx')).PublishDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./sharing/ShareDialog.tsx')).ShareDialog }));
const RefusedDialog = lazy(async () => ({ default: (await import('./versions/RefusedDialog.tsx')).RefusedDialog }));
const ConflictDialog = lazy(async () => ({ default: (await import('./merge/ConflictDialog.tsx')).ConflictDialog }));

/** What is being shared: a version, or the draft for null. */
export interface Sharing {
  version: number | null;
}

interface EditorDialogsProps {
  state: SnapshotFrom<typeof flowEditorMachine>;
  send: (event: EventFromLogic<typeof flowEditorMachine>) => void;
  problems: readonly Problem[];
  online: Publishing;
  publishing: boolean;
  onPublishing: (open: boolean) => void;
  reviews: readonly FlowReview[];
  sharing: Sharing | null;
  onSharing: (sharing: Sharing | null) => void;
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
    reviews,
    sharing,
    onSharing,
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
            answers={
              opened ? (
                <ReviewLines reviews={reviewsOfVersion(reviews, opened.version.version)} timezone={timezone} />
              ) : (
                <DraftReviewLines reviews={reviews} edited={document} saved={flow.draft} timezone={timezone} />
              )
            }
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
      {sharing && flow && document && (
        <Suspense>
          <ShareDialog
            flow={flow}
            version={sharing.version}
            unsaved={!sameDocument(document, flow.draft)}
            reviews={reviews}
            timezone={timezone}
            onClose={() => onSharing(null)}
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
      {flow && theirs && document && state.matches({ conflict: 'deciding' }) && (
        <Suspense>
          <ConflictDialog
            base={flow.draft}
            mine={document}
            theirs={theirs}
            publishes={state.context.intent.publish}
            timezone={timezone}
            onMerge={() => send({ type: 'merge.opened' })}
            onCombine={(merged) => send({ type: 'merge.chosen', document: merged })}
            onKeepMine={() => send({ type: 'mine.kept' })}
            onTakeTheirs={() => send({ type: 'theirs.taken' })}
            onClose={() => send({ type: 'conflict.left' })}
          />
        </Suspense>
      )}
    </>
  );
}
