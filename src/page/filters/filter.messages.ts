import { defineMessages } from 'react-intl';

export const filterMessages = {
  ...defineMessages({
    label: { id: 'filter.label', defaultMessage: 'Filters' },
    applied: { id: 'filter.applied', defaultMessage: 'Applied filters' },
    apply: { id: 'filter.apply', defaultMessage: 'Apply' },
    cancel: { id: 'filter.cancel', defaultMessage: 'Cancel' },
    reset: { id: 'filter.reset', defaultMessage: 'Reset to last 7 days' },
    clear: { id: 'filter.clear', defaultMessage: 'Clear all' },
    range: { id: 'filter.range', defaultMessage: 'Date range' },
    from: { id: 'filter.from', defaultMessage: 'From' },
    to: { id: 'filter.to', defaultMessage: 'To' },
    number: { id: 'filter.number', defaultMessage: 'Number' },
    source: { id: 'filter.source', defaultMessage: 'Source' },
    status: { id: 'filter.status', defaultMessage: 'Status' },
    kind: { id: 'filter.kind', defaultMessage: 'Kind' },
    duration: { id: 'filter.duration', defaultMessage: 'Duration' },
    search: { id: 'filter.search', defaultMessage: 'Search' },
    nothing: { id: 'filter.nothing', defaultMessage: 'No results' },
    durationMin: { id: 'filter.durationMin', defaultMessage: 'Minimum (seconds)' },
    durationMax: { id: 'filter.durationMax', defaultMessage: 'Maximum (seconds)' },
    rangeBackwards: { id: 'filter.rangeBackwards', defaultMessage: 'The end date is before the start date' },
    rangeInFuture: { id: 'filter.rangeInFuture', defaultMessage: 'Date must be before or equal to today' },
    durationBackwards: { id: 'filter.durationBackwards', defaultMessage: 'The maximum is less than the minimum' },
    talkTimeBackwards: {
      id: 'filter.talkTimeBackwards',
      defaultMessage: 'The longest talk time is less than the shortest',
    },
    revenueBackwards: { id: 'filter.revenueBackwards', defaultMessage: 'The highest value is less than the lowest' },
    scoreBackwards: { id: 'filter.scoreBackwards', defaultMessage: 'The highest score is less than the lowest' },
  }),
  ...defineMessages<{
    count: { name: string; count: number };
    remove: { name: string };
    figure: { name: string; value: string };
    longer: { duration: string };
    shorter: { duration: string };
  }>({
    count: { id: 'filter.count', defaultMessage: '{name} ({count, number})' },
    remove: { id: 'filter.remove', defaultMessage: 'Remove {name}' },
    figure: { id: 'filter.figure', defaultMessage: '{name}: {value}' },
    longer: { id: 'filter.longer', defaultMessage: 'At least {duration}' },
    shorter: { id: 'filter.shorter', defaultMessage: 'Up to {duration}' },
  }),
};

/** One label per kind of call. */
export const kindMessages = defineMessages({
  real: { id: 'filter.kind.real', defaultMessage: 'Real calls' },
  test: { id: 'filter.kind.test', defaultMessage: 'Test calls' },
});

/** One label per date range preset. */
export const rangeMessages = defineMessages({
  today: { id: 'filter.range.today', defaultMessage: 'Today' },
  yesterday: { id: 'filter.range.yesterday', defaultMessage: 'Yesterday' },
  last7Days: { id: 'filter.range.last7Days', defaultMessage: 'Last 7 days' },
  last30Days: { id: 'filter.range.last30Days', defaultMessage: 'Last 30 days' },
  last90Days: { id: 'filter.range.last90Days', defaultMessage: 'Last 90 days' },
  thisMonth: { id: 'filter.range.thisMonth', defaultMessage: 'This month' },
  lastMonth: { id: 'filter.range.lastMonth', defaultMessage: 'Last month' },
  custom: { id: 'filter.range.custom', defaultMessage: 'Custom range' },
});

/** One label per filter that a link from a figure sets. */
export const figureMessages = defineMessages({
  hour: { id: 'filter.figure.hour', defaultMessage: 'Hour' },
  weekday: { id: 'filter.figure.weekday', defaultMessage: 'Weekday' },
  caller: { id: 'filter.figure.caller', defaultMessage: 'Caller' },
  firstTimeCaller: { id: 'filter.figure.firstTimeCaller', defaultMessage: 'Callers' },
  areaName: { id: 'filter.figure.areaName', defaultMessage: 'Area' },
  target: { id: 'filter.figure.target', defaultMessage: 'Rang' },
  IVR: { id: 'filter.figure.IVR', defaultMessage: 'Keys' },
  DTMFname: { id: 'filter.figure.DTMFname', defaultMessage: 'Menu choice' },
  web_source: { id: 'filter.figure.web_source', defaultMessage: 'Web source' },
  web_medium: { id: 'filter.figure.web_medium', defaultMessage: 'Web medium' },
  campaign: { id: 'filter.figure.campaign', defaultMessage: 'Campaign' },
  keyword: { id: 'filter.figure.keyword', defaultMessage: 'Keyword' },
  landing: { id: 'filter.figure.landing', defaultMessage: 'Landing page' },
  conversion: { id: 'filter.figure.conversion', defaultMessage: 'Conversion page' },
  user: { id: 'filter.figure.user', defaultMessage: 'Placed by user' },
});
