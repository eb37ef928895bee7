import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { joinKeyNames } from '#values/keyNames.ts';
import { configurers } from '#values/roleGroups.ts';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { useContactName } from '../calls/useContactName.ts';
import { useNumbers } from '../filters/useNumbers.ts';
import { paths } from '#contract/paths.ts';
import { useAllowed } from '../session/SessionContext.ts';
import { CallStatusBadge } from '../../ui/callStatus/CallStatusBadge.tsx';
import { TestCallBadge } from '../../ui/callStatus/TestCallBadge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { badges, fact, factLink, facts, inLine, term } from './CallDetail.css.ts';
import { callMessages as words } from './call.messages.ts';

type Row = [
  Exclude<
    keyof typeof words,
    'title' | 'titleOutbound' | 'version' | 'audioDeleted' | 'journeyAll' | 'rang' | 'talked'
  >,
  ReactNode,
];

const numberOf = (text: string) => (text.startsWith('+') ? <Phone number={text} /> : text);

function destinationOf({ direction, answeredBy }: Call) {
  if (direction === 'outbound') return 'numberCalled';
  return answeredBy === null ? 'rangLast' : 'answeredBy';
}

/** The caller, the number, times and outcome. */
export function FactsCard({ detail, timezone }: { detail: CallDetail; timezone: string }) {
  const { call, callerName, forwardedFrom, attestation, route } = detail;
  const intl = useIntl();
  const duration = useDurationText();
  const mayConfigure = useAllowed(configurers);
  const numbers = useNumbers();
  const number = mayConfigure
    ? numbers?.find(({ did, status }) => did === call.trackingNumber && status === 'active')
    : undefined;
  const flowNumber = mayConfigure
    ? [...(number ? [number] : []), ...(numbers ?? [])].find(
        ({ action, actionId, status }) => action === 'flow' && actionId === route?.flow && status === 'active',
      )
    : undefined;
  const isOutbound = call.direction === 'outbound';
  const nameOf = useContactName();
  const contact = call.caller && (nameOf(call.caller, call.account) ?? call.crmName);
  const text = (key: 'withheld' | 'firstTime' | 'returning') => intl.formatMessage(words[key]);
  const rows: Row[] = [
    [
      'status',
      <span key="status" className={badges}>
        <CallStatusBadge call={call} />
        <TestCallBadge call={call} />
      </span>,
    ],
    [
      isOutbound ? 'calledFrom' : 'caller',
      call.caller ? (
        <span key="caller">
          {contact && `${contact} · `}
          <Link className={factLink} to={paths.callHistory(call.caller)}>
            <Phone number={call.caller} />
          </Link>
        </span>
      ) : (
        text('withheld')
      ),
    ],
    ...(callerName === null ? [] : [['callerName', callerName] satisfies Row]),
    ...(forwardedFrom === null ? [] : [['forwardedFrom', numberOf(forwardedFrom)] satisfies Row]),
    ...(attestation === null
      ? []
      : [['attestation', intl.formatMessage(words[`attestation.${attestation}`])] satisfies Row]),
    [
      'area',
      [call.area, !isOutbound && text(call.firstTimeCaller ? 'firstTime' : 'returning')].filter(Boolean).join(' · '),
    ],
    [
      'number',
      <span key="number" className={inLine}>
        {number ? (
          <Link className={factLink} to={paths.wizard(number.id)}>
            {call.trackingName}
          </Link>
        ) : (
          call.trackingName
        )}
        <Phone number={call.trackingNumber} />
      </span>,
    ],
    ['source', call.trackingSource],
    [destinationOf(call), call.target && numberOf(call.target)],
    ['account', call.accountName],
    ['started', <DateTime key="started" value={call.dateStart} timezone={timezone} seconds />],
    ['ended', call.dateStop && <DateTime key="ended" value={call.dateStop} timezone={timezone} seconds />],
    ['duration', duration(call.duration)],
    ['talkTime', call.talkTime === 0 ? '–' : duration(call.talkTime)],
    ...(route === null
      ? []
      : [
          [
            'flow',
            flowNumber ? (
              <Link key="flow" className={factLink} to={paths.flowOfCall(flowNumber.id, call.uuid)}>
                {route.flowName}
              </Link>
            ) : (
              route.flowName
            ),
          ] satisfies Row,
        ]),
    ['keys', [call.IVR, joinKeyNames(call.IVRnames)].filter(Boolean).join(' · ')],
    ...(call.location === null ? [] : [['location', call.location] satisfies Row]),
  ];
  return (
    <Card title={intl.formatMessage(words.facts)}>
      <dl className={facts}>
        {rows.map(([key, value]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt className={term}>{intl.formatMessage(words[key])}</dt>
            <dd className={fact}>{value || intl.formatMessage(words.none)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
