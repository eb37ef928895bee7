import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { stateMessages } from '../../../page/messages/message.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { Pager } from '../../../ui/table/Pager.tsx';
import { draftOf } from './drafts.ts';
import * as styles from './Inbox.css.ts';
import { inboxMessages as words, inboxNamed } from './inbox.messages.ts';
import type { Inbox } from './useInbox.ts';
import { useShortTime } from './useShortTime.ts';

/** The conversations of a folder, the one with the newest message first. */
export function ConversationList({ inbox }: { inbox: Inbox }) {
  const intl = useIntl();
  const { list, open } = inbox;
  const { data, error } = list;
  if (error)
    return (
      <div className={styles.failed}>
        <FailedLoad error={error} onRetry={() => void list.mutate()} />
      </div>
    );
  if (!data)
    return (
      <div className={styles.failed} aria-busy="true">
        <Skeleton height="320px" />
      </div>
    );
  if (data.data.length === 0)
    return (
      <div className={styles.centre}>
        <EmptyState
          icon="chat"
          title={intl.formatMessage(words.nothing)}
          action={inbox.isNarrowed && <Button onClick={inbox.showAll}>{intl.formatMessage(words.showAll)}</Button>}
        >
          {intl.formatMessage(words.nothingBody)}
        </EmptyState>
      </div>
    );
  const total = data.recordsFiltered;
  return (
    <>
      <ul className={styles.list} aria-label={intl.formatMessage(words.list)}>
        {data.data.map((conversation) => (
          <li key={conversation.uuid}>
            <Row conversation={conversation} to={inbox.linkTo(conversation)} isOpen={conversation.uuid === open} />
          </li>
        ))}
      </ul>
      {total > inbox.view[0].length && <Pager view={inbox.view[0]} total={total} onChange={inbox.view[1]} />}
    </>
  );
}

function Row({ conversation, to, isOpen }: { conversation: Conversation; to: string; isOpen: boolean }) {
  const intl = useIntl();
  const { username } = useProfile();
  const shortTime = useShortTime();
  const { uuid, msisdn, name, did, trackingName, unread, optedOut, review, assignee, lastMessage } = conversation;
  const { direction, state, content, stamp } = lastMessage;
  const draft = draftOf(username, uuid);
  const isLost = state === 'failed' || state === 'undelivered' || state === 'unknown';
  return (
    <Link to={to} className={styles.row} aria-current={isOpen || undefined} preventScrollReset>
      <span className={styles.who({ unread: unread > 0 })}>{name || phoneText(msisdn).text}</span>
      <time className={styles.when} dateTime={stamp}>
        {shortTime(stamp)}
      </time>
      <span className={styles.excerpt}>
        {draft === '' ? (
          <>
            {direction === 'outbound' && <>{intl.formatMessage(words.you)} </>}
            {content || intl.formatMessage(words.media)}
          </>
        ) : (
          <>
            <span className={styles.draft}>{intl.formatMessage(words.draft)}</span> {draft}
          </>
        )}
      </span>
      {unread > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{unread}</span>
          <span className={visuallyHidden}>{intl.formatMessage(inboxNamed.unreadCount, { count: unread })}</span>
        </span>
      )}
      <span className={styles.via}>
        {[intl.formatMessage(inboxNamed.via, { number: trackingName || phoneText(did).text }), assignee?.name]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {(optedOut || review || isLost) && (
        <span className={styles.marks}>
          {optedOut && <Badge tone="warning">{intl.formatMessage(words.optedOut)}</Badge>}
          {review && !optedOut && <Badge tone="warning">{intl.formatMessage(words.review)}</Badge>}
          {isLost && <Badge tone="error">{intl.formatMessage(stateMessages[state])}</Badge>}
        </span>
      )}
    </Link>
  );
}
