import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CallerVisit } from '#contract/attribution/callVisits.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Conversation } from '#contract/messaging/inbox.contract.ts';
import { messengers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useAllowed } from '../session/SessionContext.ts';
import { paths } from '#contract/paths.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { CallStatusBadge } from '../../ui/callStatus/CallStatusBadge.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { CallerVisitLine } from './CallerVisitLine.tsx';
import { factLink, journey, muted, stated, visit } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

/**
 * The latest calls from the caller's number, this one among them, their visits to websites, and the texts for those who
 * may read them.
 */
export function JourneyCard({ call, caller, timezone }: { call: Call; caller: string; timezone: string }) {
  const intl = useIntl();
  const { data } = useEndpoint('getCallHistory', { params: { number: caller }, query: { length: 10 } });
  const mayRead = useAllowed(messengers);
  const query = { account: [call.account], msisdn: [caller], length: 10 as const };
  const threads = useEndpoint('listConversations', mayRead ? { query } : null);
  const texts = threads.data?.data ?? [];
  const visits = useEndpoint('listCallerVisits', { params: { number: caller }, query: {} }).data ?? [];
  const others = data && data.recordsFiltered > 1;
  const isAlone = !others && texts.length === 0 && visits.length === 0;
  return (
    <Card
      title={intl.formatMessage(words.journey)}
      actions={
        others && (
          <Link className={factLink} to={paths.callHistory(caller)}>
            {intl.formatMessage(words.journeyAll, { count: data.recordsFiltered })}
          </Link>
        )
      }
    >
      {!data && <Skeleton height="84px" />}
      {data && isAlone && <p className={muted}>{intl.formatMessage(words.noJourney)}</p>}
      {data && !isAlone && (
        <div className={journey}>
          {[...data.data.map(byTime), ...texts.map(byTime), ...visits.slice(0, mostVisits).map(byTime)]
            .toSorted((one, other) => other.at - one.at)
            .map(({ visited }) =>
              'pages' in visited ? (
                <CallerVisitLine key={visited.id} visit={visited} timezone={timezone} />
              ) : 'lastMessage' in visited ? (
                <Texts key={visited.uuid} conversation={visited} timezone={timezone} />
              ) : (
                <Link
                  key={visited.uuid}
                  className={visit}
                  to={paths.call(visited.uuid)}
                  aria-current={visited.uuid === call.uuid || undefined}
                >
                  <DateTime value={visited.dateStart} timezone={timezone} />
                  <span>{visited.trackingName}</span>
                  <CallStatusBadge call={visited} />
                </Link>
              ),
            )}
        </div>
      )}
    </Card>
  );
}

const mostVisits = 10;

const byTime = (visited: Call | Conversation | CallerVisit) => ({ at: Date.parse(dateOf(visited)), visited });

function dateOf(visited: Call | Conversation | CallerVisit): string {
  if ('pages' in visited) return visited.startedAt;
  return 'lastMessage' in visited ? visited.lastMessage.stamp : visited.dateStart;
}

function Texts({ conversation, timezone }: { conversation: Conversation; timezone: string }) {
  const intl = useIntl();
  const { uuid, lastMessage, unread } = conversation;
  return (
    <Link className={visit} to={paths.conversation(uuid)}>
      <DateTime value={lastMessage.stamp} timezone={timezone} />
      <span className={stated}>{lastMessage.content || intl.formatMessage(words.journeyMedia)}</span>
      <Badge tone={unread > 0 ? 'primary' : 'neutral'}>{intl.formatMessage(words.journeyTexts)}</Badge>
    </Link>
  );
}
