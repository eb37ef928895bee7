import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ContactPane } from './ContactPane.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { useReplyDraft } from './drafts.ts';
import { centre, failed, pane, side } from './Inbox.css.ts';
import { inboxMessages as words } from './inbox.messages.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { banner, scroller, tools } from './Thread.css.ts';
import { ThreadItems } from './ThreadItems.tsx';
import { useConversationActions } from './useConversationActions.ts';
import { useConversationKeys } from './useInboxKeys.ts';
import { useThread } from './useThread.ts';

/** The keyboard reaches the thread to scroll it. */
const reachable = { tabIndex: 0 };

interface ConversationPaneProps {
  uuid: string;
  onClosed: () => void;
  onBack: () => void;
}

/** One conversation: its thread with the reply, and the contact beside it. */
export function ConversationPane({ uuid, onClosed, onBack }: ConversationPaneProps) {
  const intl = useIntl();
  const found = useEndpoint('getConversation', { params: { uuid } });
  if (found.data) return <Loaded conversation={found.data} onClosed={onClosed} onBack={onBack} />;
  return (
    <div className={pane({ on: 'narrow' })}>
      {found.error ? (
        <div className={failed}>
          <FailedLoad error={found.error} onRetry={() => void found.mutate()} />
          <Button onClick={onBack}>{intl.formatMessage(words.back)}</Button>
        </div>
      ) : (
        <div className={failed} role="status" aria-busy="true" aria-label={intl.formatMessage(words.loading)}>
          <Skeleton height="300px" />
        </div>
      )}
    </div>
  );
}

function Loaded(props: Omit<ConversationPaneProps, 'uuid'> & { conversation: Conversation }) {
  const { conversation, onClosed, onBack } = props;
  const { uuid, unread, review, optedOut } = conversation;
  const intl = useIntl();
  const thread = useThread(uuid);
  const [showsContact, setShowsContact] = useState(false);
  const [draft, writeDraft] = useReplyDraft(uuid);
  const actions = useConversationActions(conversation, onClosed);
  useMarkRead(unread, thread.items !== undefined, actions.markRead);
  useConversationKeys(() => void actions.toggle());
  return (
    <>
      <section className={pane({ on: 'narrow', covered: showsContact })}>
        <ConversationHead
          conversation={conversation}
          actions={actions}
          onBack={onBack}
          onContact={() => setShowsContact(true)}
        />
        {review && !optedOut && (
          <div className={banner}>
            <Notice tone="warning">{intl.formatMessage(words.reviewText)}</Notice>
            <div className={tools}>
              <Button size="small" onClick={() => void actions.optOut()}>
                {intl.formatMessage(words.optOut)}
              </Button>
              <Button size="small" onClick={() => void actions.keep()}>
                {intl.formatMessage(words.keep)}
              </Button>
            </div>
          </div>
        )}
        <div className={scroller} role="region" aria-label={intl.formatMessage(words.thread)} {...reachable}>
          {thread.items ? (
            <div>
              {thread.hasMore && (
                <div className={centre}>
                  <Button size="small" busy={thread.isLoadingMore} onClick={thread.showEarlier}>
                    {intl.formatMessage(words.earlier)}
                  </Button>
                </div>
              )}
              <ThreadItems items={thread.items} onAgain={writeDraft} />
            </div>
          ) : thread.error ? (
            <FailedLoad error={thread.error} onRetry={thread.reload} />
          ) : (
            <Skeleton height="240px" />
          )}
        </div>
        <ReplyForm conversation={conversation} draft={draft} onDraft={writeDraft} onSent={thread.reload} />
      </section>
      <aside className={side({ shown: showsContact })} aria-label={intl.formatMessage(words.contact)}>
        <ContactPane conversation={conversation} actions={actions} onHide={() => setShowsContact(false)} />
      </aside>
    </>
  );
}

/** Marks what is in sight as read: not while the window is in the background. */
function useMarkRead(unread: number, isShown: boolean, markRead: () => Promise<void>): void {
  const mark = useEffectEvent(() => {
    if (unread > 0 && isShown && document.visibilityState === 'visible') void markRead();
  });
  useEffect(() => {
    mark();
    const onVisible = () => mark();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [unread, isShown]);
}
