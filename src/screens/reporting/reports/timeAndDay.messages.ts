import { defineMessages } from 'react-intl';

export const timeAndDayMessages = {
  ...defineMessages({
    title: { id: 'report.timeTitle', defaultMessage: 'Time and day' },
    heat: { id: 'report.heat', defaultMessage: 'Busiest hours of the week' },
    weekday: { id: 'report.weekday', defaultMessage: 'Weekday and hour' },
    hourOfDay: { id: 'report.hourOfDay', defaultMessage: 'Hour of the day' },
    fileBars: { id: 'report.fileBars', defaultMessage: 'time-and-day' },
    fileHeat: { id: 'report.fileHeat', defaultMessage: 'hours-of-the-week' },
  }),
  ...defineMessages<{ share: { answered: number; total: number } }>({
    share: {
      id: 'report.share',
      defaultMessage: '{total, plural, one {# call} other {# calls}}, {answered, number} answered',
    },
  }),
};
