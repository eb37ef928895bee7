import { useIntl } from 'react-intl';
import type { GroupRow } from '#contract/reporting/reports.contract.ts';
import { type CountedOutcomes, type Outcomes, outcomesOf } from '#values/outcomesOf.ts';
import { callCountMessages } from '../../ui/callStatus/callStatus.messages.ts';
import type { ReportColumn } from './reportColumn.ts';
import { reportMessages as words } from './report.messages.ts';

/** The usual figures of rows. */
export function useOutcomeColumns() {
  const intl = useIntl();
  const statuses = { answered: 'good', voicemail: 'bad', missed: 'bad', abandoned: 'bad' } as const;
  const outcome = <Row>(status: keyof typeof statuses, of: (row: Row) => number): ReportColumn<Row> => ({
    title: intl.formatMessage(callCountMessages[status]),
    of,
    narrow: { status },
    more: statuses[status],
  });
  const inbound = <Row extends CountedOutcomes>(name: keyof Outcomes): ReportColumn<Row> => ({
    ...outcome<Row>(name, (row) => outcomesOf(row)[name]),
    narrow: { status: name === 'missed' ? 'noMessage' : name },
  });
  const inboundOutcomes = <Row extends CountedOutcomes>(): ReportColumn<Row>[] => [
    inbound('answered'),
    inbound('voicemail'),
    inbound('missed'),
    inbound('abandoned'),
  ];
  const total = <Row>(of: (row: Row) => number): ReportColumn<Row> => ({
    title: intl.formatMessage(words.total),
    of,
    more: 'good',
  });
  const seconds = <Row>(name: 'avgDuration' | 'avgTalk', of: (row: Row) => number): ReportColumn<Row> => ({
    title: intl.formatMessage(words[name]),
    of,
    unit: 'seconds',
  });
  const callers = <Row>(name: 'first' | 'returning', of: (row: Row) => number): ReportColumn<Row> => ({
    title: intl.formatMessage(words[name]),
    of,
    narrow: { firstTimeCaller: String(name === 'first') },
  });
  return { outcome, inboundOutcomes, total, seconds, callers };
}

export function useGroupColumns(): ReportColumn<GroupRow>[] {
  const intl = useIntl();
  const { inboundOutcomes, total, seconds, callers } = useOutcomeColumns();
  return [
    total(({ total: count }) => count),
    callers('first', ({ newCallers }) => newCallers),
    ...inboundOutcomes<GroupRow>(),
    seconds('avgDuration', ({ avgDuration }) => avgDuration),
    { title: intl.formatMessage(words.revenue), of: ({ revenue }) => revenue, unit: 'money' },
  ];
}
