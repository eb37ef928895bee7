import { defineMessages } from 'react-intl';

/** The words that reports share. */
export const reportMessages = {
  ...defineMessages({
    view: { id: 'report.view', defaultMessage: 'Show by' },
    hours: { id: 'report.hours', defaultMessage: 'Hours' },
    weekdays: { id: 'report.weekdays', defaultMessage: 'Weekdays' },
    days: { id: 'report.days', defaultMessage: 'Days' },
    months: { id: 'report.months', defaultMessage: 'Months' },
    compare: { id: 'report.compare', defaultMessage: 'Compare with' },
    alone: { id: 'report.alone', defaultMessage: 'No comparison' },
    previous: { id: 'report.previous', defaultMessage: 'Previous period' },
    year: { id: 'report.year', defaultMessage: 'Last year' },
    calls: { id: 'report.calls', defaultMessage: 'Calls by outcome' },
    figures: { id: 'report.figures', defaultMessage: 'Figures' },
    period: { id: 'report.bucket', defaultMessage: 'Period' },
    total: { id: 'report.total', defaultMessage: 'Calls' },
    first: { id: 'report.first', defaultMessage: 'First-time callers' },
    returning: { id: 'report.returning', defaultMessage: 'Returning callers' },
    avgDuration: { id: 'report.avgDuration', defaultMessage: 'Average duration' },
    avgTalk: { id: 'report.avgTalk', defaultMessage: 'Average talk time' },
    revenue: { id: 'report.revenue', defaultMessage: 'Revenue' },
    empty: { id: 'report.empty', defaultMessage: 'No calls in this range' },
    emptyBody: { id: 'report.emptyBody', defaultMessage: 'Choose a longer range or fewer filters.' },
  }),
  ...defineMessages<{
    counted: { time: string; zone: string };
    comparedWith: { range: string };
    before: { value: string };
    figuresOf: { name: string };
    open: { name: string; column: string; value: string };
  }>({
    counted: { id: 'report.counted', defaultMessage: 'Updated {time}. Times in {zone}.' },
    comparedWith: { id: 'report.comparedWith', defaultMessage: 'Compared with {range}.' },
    figuresOf: { id: 'report.figuresOf', defaultMessage: '{name}: table' },
    before: { id: 'report.before', defaultMessage: 'was {value}' },
    open: { id: 'report.open', defaultMessage: '{name}, {column}: {value}' },
  }),
};
