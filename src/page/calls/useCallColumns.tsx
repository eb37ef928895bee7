import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Call, CallOrder } from '#contract/calls.contract.ts';
import { joinKeyNames } from '#values/keyNames.ts';
import { callStatusMessages, testCallMessage } from '../../ui/callStatus/callStatus.messages.ts';
import { CallStatusBadge, callWord } from '../../ui/callStatus/CallStatusBadge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { useDurationText } from '../../ui/text/useDurationText.ts';
import { TagList } from './TagList.tsx';
import { CallerCell } from './CallerCell.tsx';
import { play, statusLine, tagsCell } from './CallColumns.css.ts';
import { columnWords as words } from './callColumns.messages.ts';

type Words = keyof typeof words;

/** A column of calls: the server sorts by each. */
export type CallColumn = Column<Call> & { key: CallOrder; sortable: true };

/** The call log's columns, named like the fields of `Call`. A `selector` stands before the caller. */
export function useCallColumns(timezone: string, selector?: (call: Call) => ReactNode): Column<Call>[] {
  const intl = useIntl();
  const duration = useDurationText();
  return useMemo(() => {
    const title = (key: Words) => intl.formatMessage(words[key]);
    const plain = (
      key: Exclude<CallOrder & keyof Call & Words, 'tags' | 'audio' | 'firstTimeCaller'>,
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
    const aside = { hiddenAtFirst: true } as const;
    const recorded = (
      <span role="img" className={play} aria-label={title('hasAudio')}>
        <Icon name="play" size={14} />
      </span>
    );
    return [
      {
        key: 'caller',
        title: title('caller'),
        width: 240,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: (call, linked) => <CallerCell call={call} linked={linked} before={selector?.(call)} />,
        text: ({ caller }) => caller,
      },
      {
        key: 'status',
        title: title('status'),
        width: 150,
        sortable: true,
        card: 'aside',
        cell: (call) => (
          <span className={statusLine}>
            <CallStatusBadge call={call} />
            {call.audio && recorded}
          </span>
        ),
        text: (call) =>
          [callStatusMessages[callWord(call)], ...(call.test ? [testCallMessage] : [])]
            .map((word) => intl.formatMessage(word))
            .join(' · '),
      },
      {
        key: 'dateStart',
        title: title('dateStart'),
        width: 140,
        sortable: true,
        card: 'meta',
        cell: ({ dateStart }) => <DateTime value={dateStart} timezone={timezone} />,
        text: ({ dateStart }) => when(dateStart),
      },
      { ...plain('trackingName', 150), card: 'meta' },
      { ...plain('target', 150), cell: ({ target }) => (target?.startsWith('+') ? <Phone number={target} /> : target) },
      { ...plain('duration', 90), align: 'end', card: 'meta', cell: (call) => durationOrNone(call.duration) },
      {
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
      plain('accountName', 160),
      plain('trackingSource', 130),
      { ...plain('talkTime', 100), align: 'end', cell: (call) => durationOrNone(call.talkTime) },
      plain('area', 130),
      { ...plain('trackingNumber', 160), cell: (call) => <Phone number={call.trackingNumber} />, ...aside },
      {
        key: 'firstTimeCaller',
        title: title('firstTimeCaller'),
        width: 100,
        sortable: true,
        text: ({ firstTimeCaller }) => (firstTimeCaller ? title('firstCall') : ''),
        ...aside,
      },
      {
        key: 'score',
        title: title('score'),
        width: 80,
        sortable: true,
        align: 'end',
        cell: ({ score }) => intl.formatNumber(score),
        text: ({ score }) => score,
        ...aside,
      },
      {
        key: 'IVR',
        title: title('IVR'),
        width: 110,
        sortable: true,
        cell: ({ IVR, IVRnames }) => joinKeyNames(IVRnames) || IVR,
        text: ({ IVR }) => IVR,
        ...aside,
      },
      {
        key: 'web_source',
        title: title('webSource'),
        width: 120,
        sortable: true,
        text: (call) => call.web_source,
        ...aside,
      },
      {
        key: 'web_medium',
        title: title('webMedium'),
        width: 120,
        sortable: true,
        text: (call) => call.web_medium,
        ...aside,
      },
      {
        key: 'audio',
        title: title('audio'),
        width: 90,
        sortable: true,
        cell: ({ audio }) => audio && recorded,
        text: ({ audio }) => (audio ? title('hasAudio') : ''),
        ...aside,
      },
    ] satisfies CallColumn[];
  }, [intl, timezone, duration, selector]);
}
