import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Call, CallOrder } from '#contract/telephony/calls.contract.ts';
import { joinKeyNames } from '#values/keyNames.ts';
import { formatMoney } from '#values/money.ts';
import { trueMinus } from '#values/trueMinus.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { callStatusMessages, testCallMessage } from '../../ui/callStatus/callStatus.messages.ts';
import { CallStatusBadge, callWord } from '../../ui/callStatus/CallStatusBadge.tsx';
import { TestCallBadge } from '../../ui/callStatus/TestCallBadge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { networkMessages } from '../../ui/number/network.messages.ts';
import { Phone } from '../../ui/phone/Phone.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { leadStatusMessages } from '../leads/leadStatus.messages.ts';
import { TagList } from './TagList.tsx';
import { CallerCell } from './CallerCell.tsx';
import { play, statusLine, tagsCell, unheard } from './CallColumns.css.ts';
import { columnWords as words, directionWords } from './callColumns.messages.ts';

type Words = keyof typeof words;

/** A column of calls: the server sorts by each. */
export type CallColumn = Column<Call> & { key: CallOrder; sortable: true };

/** The call log's columns in their order, named like the fields of `Call`. A `selector` stands before the caller. */
export function useCallColumns(timezone: string, selector?: (call: Call) => ReactNode): Column<Call>[] {
  const intl = useIntl();
  const duration = useDurationText();
  return useMemo(() => {
    const title = (key: Words) => intl.formatMessage(words[key]);
    const plain = (
      key: Exclude<CallOrder & keyof Call & Words, 'tags' | 'audio' | 'firstTimeCaller' | 'revenue'>,
      width: number,
    ): CallColumn => ({
      key,
      title: title(key),
      width,
      sortable: true,
      text: (call) => call[key],
    });
    const when = (iso: string) => intl.formatDate(iso, { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
    const durationOrNone = (seconds: number) => (seconds === 0 ? '–' : duration(seconds));
    const destination = (target: string | null) => (target?.startsWith('+') ? <Phone number={target} /> : target);
    const aside = { hiddenAtFirst: true } as const;
    const recorded = (
      <span role="img" className={play} aria-label={title('hasAudio')}>
        <Icon name="play" size={14} />
      </span>
    );
    const notHeard = <span role="img" className={unheard} aria-label={title('unheard')} />;
    const columns: Record<Exclude<CallOrder, 'target'>, CallColumn> = {
      caller: {
        key: 'caller',
        title: title('caller'),
        width: 240,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: (call, linked) => <CallerCell call={call} linked={linked} before={selector?.(call)} />,
        text: ({ caller }) => caller,
      },
      status: {
        key: 'status',
        title: title('status'),
        width: 180,
        sortable: true,
        card: 'aside',
        cell: (call) => (
          <span className={statusLine}>
            <CallStatusBadge call={call} />
            {call.blocked && <Badge tone="error">{title('blocked')}</Badge>}
            <TestCallBadge call={call} />
            {call.heard === false ? notHeard : call.audio && recorded}
          </span>
        ),
        text: (call) =>
          [
            callStatusMessages[callWord(call)],
            ...(call.heard === false ? [words.unheard] : []),
            ...(call.blocked ? [words.blocked] : []),
            ...(call.test ? [testCallMessage] : []),
          ]
            .map((word) => intl.formatMessage(word))
            .join(' · '),
      },
      dateStart: {
        key: 'dateStart',
        title: title('dateStart'),
        width: 140,
        sortable: true,
        card: 'meta',
        cell: ({ dateStart }) => <DateTime value={dateStart} timezone={timezone} />,
        text: ({ dateStart }) => when(dateStart),
      },
      trackingName: { ...plain('trackingName', 150), card: 'meta' },
      answeredBy: { ...plain('answeredBy', 150), cell: ({ answeredBy }) => destination(answeredBy) },
      duration: {
        ...plain('duration', 110),
        align: 'end',
        card: 'meta',
        cell: (call) => durationOrNone(call.duration),
      },
      tags: {
        key: 'tags',
        title: title('tags'),
        width: 170,
        sortable: true,
        cell: ({ account, tags }) => (
          <span className={tagsCell}>
            <TagList account={account} tags={tags} />
          </span>
        ),
        text: ({ tags }) => tags.join(', '),
      },
      accountName: plain('accountName', 160),
      trackingSource: plain('trackingSource', 130),
      talkTime: { ...plain('talkTime', 110), align: 'end', cell: (call) => durationOrNone(call.talkTime) },
      area: plain('area', 130),
      rangLast: { ...plain('rangLast', 150), cell: ({ rangLast }) => destination(rangLast), ...aside },
      trackingNumber: {
        ...plain('trackingNumber', 160),
        cell: (call) => <Phone number={call.trackingNumber} />,
        ...aside,
      },
      firstTimeCaller: {
        key: 'firstTimeCaller',
        title: title('firstTimeCaller'),
        width: 100,
        sortable: true,
        text: ({ firstTimeCaller }) => (firstTimeCaller ? title('firstCall') : ''),
        ...aside,
      },
      score: {
        key: 'score',
        title: title('score'),
        width: 80,
        sortable: true,
        align: 'end',
        cell: ({ score }) => trueMinus(intl.formatNumber(score)),
        text: ({ score }) => score,
        ...aside,
      },
      revenue: {
        key: 'revenue',
        title: title('revenue'),
        width: 110,
        sortable: true,
        align: 'end',
        cell: ({ revenue }) => revenue && <MoneyText {...revenue} />,
        text: ({ revenue }) => revenue && formatMoney(revenue, intl.locale),
        ...aside,
      },
      leadStatus: {
        key: 'leadStatus',
        title: title('leadStatus'),
        width: 120,
        sortable: true,
        text: ({ leadStatus }) => intl.formatMessage(leadStatusMessages[leadStatus]),
        ...aside,
      },
      notes: { ...plain('notes', 200), ...aside },
      location: { ...plain('location', 140), ...aside },
      network: {
        key: 'network',
        title: title('network'),
        width: 120,
        sortable: true,
        text: ({ network }) => network && intl.formatMessage(networkMessages[network]),
        ...aside,
      },
      direction: {
        key: 'direction',
        title: title('direction'),
        width: 110,
        sortable: true,
        text: ({ direction }) => intl.formatMessage(directionWords[direction]),
        ...aside,
      },
      IVR: {
        key: 'IVR',
        title: title('IVR'),
        width: 110,
        sortable: true,
        cell: ({ IVR, IVRnames }) => joinKeyNames(IVRnames) || IVR,
        text: ({ IVR }) => IVR,
        ...aside,
      },
      web_source: {
        key: 'web_source',
        title: title('webSource'),
        width: 120,
        sortable: true,
        text: (call) => call.web_source,
        ...aside,
      },
      web_medium: {
        key: 'web_medium',
        title: title('webMedium'),
        width: 120,
        sortable: true,
        text: (call) => call.web_medium,
        ...aside,
      },
      audio: {
        key: 'audio',
        title: title('audio'),
        width: 90,
        sortable: true,
        cell: ({ audio }) => audio && recorded,
        text: ({ audio }) => (audio ? title('hasAudio') : ''),
        ...aside,
      },
    };
    return Object.values(columns);
  }, [intl, timezone, duration, selector]);
}
