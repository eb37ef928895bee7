import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { admins } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useBlockCaller } from '../../../page/calls/useBlockCaller.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallStatusBadge } from '../../../ui/callStatus/CallStatusBadge.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { onlyNarrow, small } from './Inbox.css.ts';
import { inboxMessages as words, inboxNamed } from './inbox.messages.ts';
import { callRow, facts, foot, links, part, partTitle, title, wholeRow } from './Thread.css.ts';
import type { ConversationActions } from './useConversationActions.ts';
import { useShortTime } from './useShortTime.ts';

interface ContactPaneProps {
  conversation: Conversation;
  actions: ConversationActions;
  onHide: () => void;
}

/** Whom a conversation is with: their calls with the visits before them, their other conversations, and consent. */
export function ContactPane({ conversation, actions, onHide }: ContactPaneProps) {
  const intl = useIntl();
  const { account, accountName, msisdn, name, optedOut } = conversation;
  const { block } = useBlockCaller();
  const mayBlock = useAllowed(admins);
  return (
    <div className={facts}>
      <div className={onlyNarrow}>
        <Button size="small" onClick={onHide}>
          {intl.formatMessage(words.hideContact)}
        </Button>
      </div>
      <div className={part}>
        {name !== '' && <p className={title}>{name}</p>}
        <Phone number={msisdn} />
        <p className={small}>{accountName}</p>
        <div className={links}>
          <Link to={paths.addressBook(msisdn)}>{intl.formatMessage(words.addToBook)}</Link>
          <Link to={paths.callHistory(msisdn)}>{intl.formatMessage(words.allCalls)}</Link>
        </div>
      </div>
      <Calls account={account} msisdn={msisdn} />
      <OtherThreads conversation={conversation} />
      <div className={foot}>
        {optedOut ? (
          <Link to={paths.optOuts(msisdn)}>{intl.formatMessage(words.seeConsent)}</Link>
        ) : (
          <Button size="small" onClick={() => void actions.optOut()}>
            {intl.formatMessage(words.optOut)}
          </Button>
        )}
        {mayBlock && (
          <Button size="small" onClick={() => void block({ account, caller: msisdn, uuid: null })}>
            {intl.formatMessage(words.block)}
          </Button>
        )}
        <Button size="small" onClick={() => void actions.markUnread()}>
          {intl.formatMessage(words.unread)}
        </Button>
      </div>
    </div>
  );
}

function Calls({ account, msisdn }: { account: number; msisdn: string }) {
  const intl = useIntl();
  const shortTime = useShortTime();
  const query = { account: [account], length: 10 as const };
  const calls = useEndpoint('getCallHistory', { params: { number: msisdn }, query });
  return (
    <section className={part} aria-label={intl.formatMessage(words.calls)}>
      <h3 className={partTitle}>{intl.formatMessage(words.calls)}</h3>
      {calls.error && <FailedLoad error={calls.error} onRetry={() => void calls.mutate()} />}
      {!calls.data && !calls.error && <Skeleton height="60px" />}
      {calls.data?.data.length === 0 && <p className={small}>{intl.formatMessage(words.noCalls)}</p>}
      {calls.data?.data.map((call) => {
        const source = [call.web?.source, call.web?.medium].filter(Boolean).join(' / ');
        return (
          <Link key={call.uuid} className={callRow} to={paths.call(call.uuid)}>
            <span>{call.trackingName}</span>
            <CallStatusBadge call={call} />
            <span className={wholeRow}>
              {shortTime(call.dateStart)}
              {source !== '' && ` · ${intl.formatMessage(inboxNamed.visit, { source })}`}
            </span>
          </Link>
        );
      })}
    </section>
  );
}

function OtherThreads({ conversation: { uuid, account, msisdn } }: { conversation: Conversation }) {
  const intl = useIntl();
  const shortTime = useShortTime();
  const { data } = useEndpoint('listConversations', { query: { account: [account], msisdn: [msisdn], length: 10 } });
  const others = data?.data.filter((one) => one.uuid !== uuid) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={part} aria-label={intl.formatMessage(words.otherThreads)}>
      <h3 className={partTitle}>{intl.formatMessage(words.otherThreads)}</h3>
      {others.map((one) => (
        <Link key={one.uuid} className={callRow} to={paths.conversation(one.uuid)}>
          <span>{one.trackingName || phoneText(one.did).text}</span>
          <span className={small}>{shortTime(one.lastMessage.stamp)}</span>
        </Link>
      ))}
    </section>
  );
}
