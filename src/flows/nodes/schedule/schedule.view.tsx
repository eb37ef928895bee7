import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { hoursInWords } from './hoursInWords.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { OTHERWISE, type ScheduleSettings } from './scheduleSettings.node.ts';
import { weekdayName } from './weekdayName.ts';

export const scheduleView = defineNodeView<ScheduleSettings>({
  icon: 'schedule',
  tone: 'choice',
  title: scheduleMessages.title,
  purpose: scheduleMessages.purpose,
  summary: ({ periods, holidays }, intl) => [
    () =>
      [
        intl.formatMessage(scheduleMessages.count, { count: periods.length }),
        ...(holidays.length === 0
          ? []
          : [intl.formatMessage(scheduleMessages.holidayCount, { count: holidays.length })]),
      ].join(' · '),
  ],
  details: hoursInWords,
  settingNames: {
    timezone: scheduleMessages.timezone,
    periods: scheduleMessages.periods,
    holidays: scheduleMessages.holidays,
  },
  valueName: (key, value, intl) =>
    key === 'days' && Array.isArray(value) ? intl.formatList(value.map((day) => weekdayName(day, intl))) : undefined,
  exitLabel: ({ id }, { periods }, intl) => {
    if (id === OTHERWISE) return intl.formatMessage(scheduleMessages.otherwise);
    const name = periods.find((period) => `period-${period.id}` === id)?.name;
    return name || intl.formatMessage(scheduleMessages.unnamed);
  },
  Form: lazy(async () => ({ default: (await import('./ScheduleForm.tsx')).ScheduleForm })),
});
