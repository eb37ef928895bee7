import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ConversationItem } from '#contract/messaging/inbox.contract.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { CallStatusBadge } from '../../../ui/callStatus/CallStatusBadge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useDurationText } from '../../../ui/text/useDurationText.ts';
import { inboxMessages as words } from './inbox.messages.ts';
import { SaidMessage } from './SaidMessage.tsx';
import { callItem, callLine, day, items as itemsClass, meta } from './Thread.css.ts';

const stampOf = (item: ConversationItem) => (item.type === 'message' ? item.message.stamp : item.stamp);
const idOf = (item: ConversationItem) => (item.type === 'message' ? item.message.uuid : item.uuid);

interface ThreadItemsProps {
  items: readonly ConversationItem[];
  /** Puts a text into the reply. */
  onAgain: (content: string) => void;
}

/** Messages and calls, oldest first, under their days. */
export function ThreadItems({ items, onAgain }: ThreadItemsProps) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const dayOf = (stamp: string) => intl.formatDate(stamp, { timeZone, dateStyle: 'full' });
  return (
    <ol className={itemsClass} aria-label={intl.formatMessage(words.thread)}>
      {items.map((item, at) => {
        const before = items[at - 1];
        const today = dayOf(stampOf(item));
        return (
          <Fragment key={idOf(item)}>
            {(!before || dayOf(stampOf(before)) !== today) && <li className={day}>{today}</li>}
            {item.type === 'message' ? (
              <SaidMessage message={item.message} onAgain={onAgain} />
            ) : (
              <Called call={item} />
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

function Called({ call }: { call: Extract<ConversationItem, { type: 'call' }> }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const duration = useDurationText();
  const { uuid, direction, status, audio, stamp } = call;
  return (
    <li className={callItem}>
      <Link className={callLine} to={paths.call(uuid)}>
        <Icon name={direction === 'outbound' ? 'outbound' : 'phone'} size={14} />
        {status === null ? (
          intl.formatMessage(words.live)
        ) : (
          <CallStatusBadge call={{ state: 'ended', status, audio }} />
        )}
        <span className={meta}>
          {[status !== null && duration(call.duration), intl.formatTime(stamp, { timeZone, timeStyle: 'short' })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  );
}
