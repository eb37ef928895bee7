import { useIntl } from 'react-intl';
import type { GroupRow } from '#contract/reports.contract.ts';
import { callStatusMessages } from '../../ui/callStatus/callStatus.messages.ts';
import type { ReportColumn } from './reportColumn.ts';
import { reportMessages as words } from './report.messages.ts';

/** The usual figures of rows, under the names that their report gives them. */
export function useOutcomeColumns() {
  const intl = useIntl();
  const statuses = { answered: 'good', missed: 'bad', abandoned: 'bad' } as const;
  const outcome = <Row>(
    status: keyof typeof statuses,
    of: (row: Row) => number,
    csv: string = status,
  ): ReportColumn<Row> => ({
    title: intl.formatMessage(callStatusMessages[status]),
    of,
    narrow: { status },
    more: statuses[status],
    csv,
  });
  const total = <Row>(of: (row: Row) => number, csv = 'total'): ReportColumn<Row> => ({
    title: intl.formatMessage(words.total),
    of,
    more: 'good',
    csv,
  });
  const seconds = <Row>(name: 'avgDuration' | 'avgTalk', of: (row: Row) => number): ReportColumn<Row> => ({
    title: intl.formatMessage(words[name]),
    of,
    unit: 'seconds',
    csv: name,
  });
  const callers = <Row>(name: 'first' | 'returning', of: (row: Row) => number, csv: string): ReportColumn<Row> => ({
    title: intl.formatMessage(words[name]),
    of,
    narrow: { firstTimeCaller: String(name === 'first') },
    csv,
  });
  return { outcome, total, seconds, callers };
}

/** The columns of a report of groups, in the order of the specification’s export. */
export function useGroupColumns(): ReportColumn<GroupRow>[] {
  const intl = useIntl();
  const { outcome, total, seconds, callers } = useOutcomeColumns();
  return [
    total(({ total: count }) => count),
    callers('first', ({ newCallers }) => newCallers, 'newCallers'),
    outcome('answered', ({ answered }) => answered),
    outcome('missed', ({ missed }) => missed),
    outcome('abandoned', ({ abandoned }) => abandoned),
    seconds('avgDuration', ({ avgDuration }) => avgDuration),
    { title: intl.formatMessage(words.revenue), of: ({ revenue }) => revenue, unit: 'money', csv: 'revenue' },
  ];
}
