import { defineMessages } from 'react-intl';

export const scheduleMessages = {
  ...defineMessages({
    title: { id: 'node.schedule.title', defaultMessage: 'Opening hours' },
    purpose: { id: 'node.schedule.purpose', defaultMessage: 'Route by time of day' },
    timezone: { id: 'node.schedule.timezone', defaultMessage: 'Time zone' },
    flowTimezone: { id: 'node.schedule.flowTimezone', defaultMessage: 'Same as the flow' },
    periods: { id: 'node.schedule.periods', defaultMessage: 'Periods' },
    periodName: { id: 'node.schedule.periodName', defaultMessage: 'Name' },
    addPeriod: { id: 'node.schedule.addPeriod', defaultMessage: 'Add period' },
    hours: { id: 'node.schedule.hours', defaultMessage: 'Weekly hours' },
    days: { id: 'node.schedule.days', defaultMessage: 'Days' },
    addHours: { id: 'node.schedule.addHours', defaultMessage: 'Add hours' },
    removeHours: { id: 'node.schedule.removeHours', defaultMessage: 'Remove these hours' },
    from: { id: 'node.schedule.from', defaultMessage: 'From' },
    to: { id: 'node.schedule.to', defaultMessage: 'To' },
    pastMidnight: { id: 'node.schedule.pastMidnight', defaultMessage: 'until the next day' },
    dates: { id: 'node.schedule.dates', defaultMessage: 'Also on these dates' },
    date: { id: 'node.schedule.date', defaultMessage: 'Date' },
    addDate: { id: 'node.schedule.addDate', defaultMessage: 'Add date' },
    holidays: { id: 'node.schedule.holidays', defaultMessage: 'Holidays' },
    holidayName: { id: 'node.schedule.holidayName', defaultMessage: 'Holiday' },
    addPublicHolidays: { id: 'node.schedule.addPublicHolidays', defaultMessage: 'Add public holidays' },
    country: { id: 'node.schedule.country', defaultMessage: 'Country' },
    state: { id: 'node.schedule.state', defaultMessage: 'State' },
    wholeCountry: { id: 'node.schedule.wholeCountry', defaultMessage: 'Whole country' },
    noHolidays: { id: 'node.schedule.noHolidays', defaultMessage: 'No public holidays found for this country.' },
    holidaysFrom: {
      id: 'node.schedule.holidaysFrom',
      defaultMessage: 'Whole days of the next 24 months, from Wikipedia by date-holidays (CC BY-SA 3.0).',
    },
    cancel: { id: 'node.schedule.cancel', defaultMessage: 'Cancel' },
    addHoliday: { id: 'node.schedule.addHoliday', defaultMessage: 'Add holiday' },
    otherwise: { id: 'node.schedule.otherwise', defaultMessage: 'Otherwise' },
    newPeriod: { id: 'node.schedule.newPeriod', defaultMessage: 'Open' },
    never: { id: 'node.schedule.never', defaultMessage: 'never' },
    unnamed: { id: 'node.schedule.unnamed', defaultMessage: 'Unnamed period' },
  }),
  ...defineMessages<{
    removePeriod: { name: string | number };
    removeDate: { date: string | number };
    count: { count: number };
    holidayCount: { count: number };
    addCount: { count: number };
    periodLine: { name: string; hours: string };
    overnight: { hours: string };
    holidayLine: { holidays: string };
    zoneLine: { timezone: string };
  }>({
    removePeriod: { id: 'node.schedule.removePeriod', defaultMessage: 'Remove {name}' },
    removeDate: { id: 'node.schedule.removeDate', defaultMessage: 'Remove {date}' },
    count: {
      id: 'node.schedule.count',
      defaultMessage: '{count, plural, =0 {No periods} one {# period} other {# periods}}',
    },
    periodLine: { id: 'node.schedule.periodLine', defaultMessage: '{name}: {hours}' },
    overnight: { id: 'node.schedule.overnight', defaultMessage: '{hours} the next day' },
    holidayLine: { id: 'node.schedule.holidayLine', defaultMessage: 'Holidays: {holidays}' },
    zoneLine: { id: 'node.schedule.zoneLine', defaultMessage: 'Times in {timezone}' },
    addCount: {
      id: 'node.schedule.addCount',
      defaultMessage: '{count, plural, =0 {Nothing to add} one {Add # holiday} other {Add # holidays}}',
    },
    holidayCount: {
      id: 'node.schedule.holidayCount',
      defaultMessage: '{count, plural, one {# holiday} other {# holidays}}',
    },
  }),
};
