import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CallFollowUp } from '#contract/powerups/followUps.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { paths } from '#contract/paths.ts';
import { isAllowed } from '#values/permissions.ts';
import type { MessageState } from '#values/sms/messageWords.ts';
import { messengers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useLive } from '../../api/client/useLive.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useProfile } from '../session/SessionContext.ts';
import { followUpNamed, followUpWords as words, stopWords } from './followUp.messages.ts';
import * as styles from './FollowUpsCard.css.ts';

/** The texts that follow a call, and why some don’t go out. Nothing without any. */
export function FollowUpsCard({ call: { uuid: id, state } }: { call: Call }) {
  const intl = useIntl();
  const { data = [], mutate } = useEndpoint('listCallFollowUps', state === 'ended' ? { params: { id } } : null);
  useLive((news) => {
    if (news.type === 'conversation.changed' || news.type === 'live.resumed') void mutate();
  });
  if (data.length === 0) return null;
  return (
    <Card title={intl.formatMessage(words.title)}>
      <ul className={styles.list}>
        {data.map((text) => (
          <OneText key={text.uuid} text={text} />
        ))}
      </ul>
    </Card>
  );
}

const lost: ReadonlySet<MessageState> = new Set(['failed', 'undelivered', 'unknown']);

function OneText({ text: { name, reason, dueAt, message } }: { text: CallFollowUp }) {
  const intl = useIntl();
  const { tz: timeZone, allow } = useProfile();
  const became = () => {
    if (reason !== null) return intl.formatMessage(stopWords[reason]);
    if (message) return intl.formatMessage(lost.has(message.state) ? words.lost : words.sent);
    const time = intl.formatDate(dueAt, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    return intl.formatMessage(followUpNamed.dueAt, { time });
  };
  const conversation = isAllowed(allow, messengers) ? message?.conversation : null;
  return (
    <li className={styles.text}>
      <span className={styles.head}>{name ?? intl.formatMessage(words.nameless)}</span>
      <span className={styles.muted}>{became()}</span>
      {conversation && <Link to={paths.conversation(conversation)}>{intl.formatMessage(words.conversation)}</Link>}
    </li>
  );
}
