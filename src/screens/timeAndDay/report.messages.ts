import { defineMessages } from 'react-intl';

export const reportMessages = {
  ...defineMessages({
    title: { id: 'report.timeTitle', defaultMessage: 'Time and day' },
    view: { id: 'report.view', defaultMessage: 'Show by' },
    hours: { id: 'report.hours', defaultMessage: 'Hours' },
    weekdays: { id: 'report.weekdays', defaultMessage: 'Weekdays' },
    days: { id: 'report.days', defaultMessage: 'Days' },
    months: { id: 'report.months', defaultMessage: 'Months' },
    calls: { id: 'report.calls', defaultMessage: 'Calls by outcome' },
    heat: { id: 'report.heat', defaultMessage: 'Busiest hours of the week' },
    bucket: { id: 'report.bucket', defaultMessage: 'Period' },
    weekday: { id: 'report.weekday', defaultMessage: 'Weekday and hour' },
    first: { id: 'report.first', defaultMessage: 'First-time callers' },
    returning: { id: 'report.returning', defaultMessage: 'Returning callers' },
    hourOfDay: { id: 'report.hourOfDay', defaultMessage: 'Hour of the day' },
    fileBars: { id: 'report.fileBars', defaultMessage: 'time-and-day' },
    fileHeat: { id: 'report.fileHeat', defaultMessage: 'hours-of-the-week' },
    empty: { id: 'report.empty', defaultMessage: 'No calls in this range' },
    emptyBody: { id: 'report.emptyBody', defaultMessage: 'Choose a longer range or fewer filters.' },
  }),
  ...defineMessages<{
    zone: { zone: string };
    share: { answered: number; total: number };
  }>({
    zone: { id: 'report.zone', defaultMessage: 'Times in {zone}' },
    share: {
      id: 'report.share',
      defaultMessage: '{total, plural, one {# call} other {# calls}}, {answered, number} answered',
    },
  }),
};
