import type { IntlShape } from 'react-intl';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleSettings, WeeklyPeriod } from './scheduleSettings.node.ts';
import { weekdayName } from './weekdayName.ts';

/** 1 January 2024 was a Monday. */
const mondayAt = (time: string) => Date.parse(`2024-01-01T${time}Z`);

/** Opening hours as text: a line for each period, then the holidays. Times as in the settings, whatever their zone. */
export function hoursInWords({ timezone, periods, holidays }: ScheduleSettings, intl: IntlShape): string[] {
  const date = (day: string) => intl.formatDate(`${day}T00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
  return [
    ...periods.map(({ name, weekly, dates }) => {
      const parts = [...weekly.map((hours) => weeklyInWords(hours, intl)), ...dates.map(date)];
      return intl.formatMessage(scheduleMessages.periodLine, {
        name: name || intl.formatMessage(scheduleMessages.unnamed),
        hours: parts.length === 0 ? intl.formatMessage(scheduleMessages.never) : parts.join('; '),
      });
    }),
    ...(holidays.length === 0
      ? []
      : [
          intl.formatMessage(scheduleMessages.holidayLine, {
            holidays: holidays.map((each) => `${each.name} ${date(each.date)}`.trim()).join('; '),
          }),
        ]),
    ...(timezone === null ? [] : [intl.formatMessage(scheduleMessages.zoneLine, { timezone })]),
  ];
}

function weeklyInWords({ days, from, to }: WeeklyPeriod, intl: IntlShape): string {
  const dayName = (day: number) => weekdayName(day, intl, 'short');
  const time = (text: string) => intl.formatDate(mondayAt(text), { timeStyle: 'short', timeZone: 'UTC' });
  const names = runsOf(days).map(([first, last]) =>
    first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
  );
  const hours = `${names.join(', ')} ${time(from)}–${time(to)}`;
  return to <= from ? intl.formatMessage(scheduleMessages.overnight, { hours }) : hours;
}

/** Days as ranges of days that follow each other. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && day <= run[1] + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
