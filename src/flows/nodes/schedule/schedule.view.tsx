import { defineNodeView } from '../nodeView.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { ScheduleDraft } from './scheduleDraft.ts';
import { ScheduleForm } from './ScheduleForm.tsx';

export const scheduleView = defineNodeView<ScheduleDraft>({
  icon: 'schedule',
  tone: 'choice',
  title: scheduleMessages.title,
  purpose: scheduleMessages.purpose,
  draft: ScheduleDraft,
  summary: ({ periods, holidays }, intl) => [
    [
      intl.formatMessage(scheduleMessages.count, { count: periods.length }),
      ...(holidays.length === 0 ? [] : [intl.formatMessage(scheduleMessages.holidayCount, { count: holidays.length })]),
    ].join(' · '),
  ],
  exitLabel: ({ id }, { periods }, intl) => {
    if (id === 'otherwise') return intl.formatMessage(scheduleMessages.otherwise);
    const name = periods.find((period) => `period-${period.id}` === id)?.name;
    return name || intl.formatMessage(scheduleMessages.unnamed);
  },
  Form: ScheduleForm,
});
