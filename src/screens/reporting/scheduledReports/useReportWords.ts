import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import { clockWords } from '../../../ui/date/clockWords.ts';
import { choiceMessages as words } from './choices.messages.ts';

/** Formats a report's schedule and the form's choices. */
export function useReportWords() {
  const intl = useIntl();
  return useMemo(() => {
    const { hour, weekday } = clockWords(intl);
    const choices = <Value extends keyof typeof words>(values: readonly Value[]) =>
      values.map((value) => ({ value, label: intl.formatMessage(words[value] as (typeof words)['daily']) }));
    const numbers = (from: number, to: number, label: (value: number) => string) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: label(from + at) }));
    return {
      when: (report: Pick<ScheduledReport, 'frequency' | 'weekday' | 'day' | 'hour'>): string => {
        const at = hour(report.hour);
        if (report.frequency === 'weekly')
          return intl.formatMessage(words.onWeekday, { weekday: weekday(report.weekday), hour: at });
        if (report.frequency === 'monthly') return intl.formatMessage(words.onDay, { day: report.day, hour: at });
        return intl.formatMessage(words.at, { frequency: intl.formatMessage(words.daily), hour: at });
      },
      choices,
      hours: numbers(0, 23, hour),
      weekdays: numbers(1, 7, weekday),
      days: numbers(1, 28, (day) => intl.formatNumber(day)),
    };
  }, [intl]);
}
