import { useIntl } from 'react-intl';
import type { Summary } from '#contract/reporting/reports.contract.ts';
import type { ReportColumn } from '../../../page/reports/reportColumn.ts';
import { useOutcomeColumns } from '../../../page/reports/useReportColumns.ts';
import { dashboardMessages as words } from './dashboard.messages.ts';

/** Key figures of today, and those of the selected range. */
export function useFigures(): Record<'today' | 'range', ReportColumn<Summary>[]> {
  const intl = useIntl();
  const { inboundOutcomes, total, seconds, callers } = useOutcomeColumns();
  const all = total<Summary>((summary) => summary.total);
  const first = callers<Summary>('first', (summary) => summary.first);
  return {
    today: [
      all,
      { title: intl.formatMessage(words.answeredRate), of: answerRate, unit: 'percent', more: 'good' },
      {
        title: intl.formatMessage(words.unanswered),
        of: ({ missed, abandoned }) => missed + abandoned,
        narrow: { status: ['missed', 'abandoned'] },
        more: 'bad',
      },
      first,
      seconds('avgTalk', ({ avgTalk }) => avgTalk),
    ],
    range: [all, ...inboundOutcomes<Summary>(), first, seconds('avgDuration', ({ avgDuration }) => avgDuration)],
  };
}

/** The percentage of ended calls that were answered; null without any. */
export function answerRate({ answer, missed, abandoned }: Summary): number | null {
  const ended = answer + missed + abandoned;
  return ended === 0 ? null : (answer / ended) * 100;
}
