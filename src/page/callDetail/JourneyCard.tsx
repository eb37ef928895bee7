import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Call } from '#contract/calls.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { paths } from '../paths.ts';
import { CallStatusBadge } from '../../ui/callStatus/CallStatusBadge.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { factLink, journey, muted, visit } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

/** The latest calls from the caller's number, this one among them. */
export function JourneyCard({ call, caller, timezone }: { call: Call; caller: string; timezone: string }) {
  const intl = useIntl();
  const { data } = useEndpoint('getCallHistory', { params: { number: caller }, query: { length: 10 } });
  const others = data && data.recordsFiltered > 1;
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
      {data && !others && <p className={muted}>{intl.formatMessage(words.noJourney)}</p>}
      {others && (
        <div className={journey}>
          {data.data.map((each) => (
            <Link
              key={each.uuid}
              className={visit}
              to={paths.call(each.uuid)}
              aria-current={each.uuid === call.uuid || undefined}
            >
              <DateTime value={each.dateStart} timezone={timezone} />
              <span>{each.trackingName}</span>
              <CallStatusBadge call={each} />
            </Link>
          ))}
        </div>
      )}
    </Card>
  );
}
