import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import { sameDocument } from '../../machines/flowEditor/sameDocument.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { flowMessages } from './card/flow.messages.ts';
import { DraftReviewLines } from './sharing/DraftReviewLines.tsx';
import { ReviewLines } from './sharing/ReviewLines.tsx';
import { reviewsOfVersion } from './sharing/reviewsOf.ts';

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
  /** What is scheduled and what part of the calls run. */
  publication: Publication;
  reviews: readonly FlowReview[];
  sharing: Sharing | null;
  onSharing: (sharing: Sharing | null) => void;
  timezone: string;
  /** The zone of the account, for schedules. */
  accountTimezone: string;
}

/** The dialogs around saving: publish note, refusal, conflict and failure. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { state, send, problems, publication, reviews, sharing, onSharing, timezone, accountTimezone } = props;
  const intl = useIntl();
  const { flow, document, opened, theirs, failure, refused } = state.context;
  useEffect(() => {
    if (failure !== null) toasts.add('error', intl.formatMessage(flowMessages.failed));
  }, [failure, intl]);
  return (
    <>
      {state.matches({ publishing: 'asking' }) && flow && document && (
        <Suspense>
          <PublishDialog
            flow={flow}
            live={publication.publishedVersion}
            version={opened?.version.version ?? null}
            document={opened?.document ?? document}
            problems={problems}
            timezone={accountTimezone}
            publication={publication}
            answers={
              opened ? (
                <ReviewLines reviews={reviewsOfVersion(reviews, opened.version.version)} timezone={timezone} />
              ) : (
                <DraftReviewLines reviews={reviews} edited={document} saved={flow.draft} timezone={timezone} />
              )
            }
            onShowProblems={() => {
              send({ type: 'publish.left' });
              send({ type: 'panel.opened', panel: 'problems' });
            }}
            onClose={() => send({ type: 'publish.left' })}
            onPublish={(choice) => send({ type: 'publish.chosen', choice })}
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
            onClose={() => send({ type: 'refusal.dismissed' })}
          />
        </Suspense>
      )}
      {flow && theirs && document && state.matches({ draft: { conflict: 'deciding' } }) && (
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
