import { getDayOfWeek } from '@internationalized/date';
import type { AlertPace } from '#values/alertWords.ts';
import type { AlertHours } from '../../kernel/db/schema/alerts.ts';
import { nextSendingTime, type SendingHours } from '../../messaging/messages/sendingHours.ts';
import { nextSlot } from '../../reporting/scheduledReports/nextSlot.ts';

interface Timing {
  pace: AlertPace;
  /** Of the day, for `daily`. */
  hour: number;
  hours: AlertHours | null;
}

const hourMs = 3_600_000;

/**
 * When an alert is sent: at once or at the next full hour, but within the rule’s hours; those of a day at their hour, whatever the
 * rule’s hours are. Never before `at`.
 */
export function dueAt({ pace, hour, hours }: Timing, timezone: string, at: Date): Date {
  if (pace === 'daily') return nextSlot({ frequency: 'daily', weekday: 1, day: 1, hour }, timezone, at);
  const ready = pace === 'hourly' ? new Date(Math.floor(at.getTime() / hourMs + 1) * hourMs) : at;
  return nextSendingTime(ready, [timezone], hours && sendingHours(hours));
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function sendingHours({ days, from, to }: AlertHours): SendingHours {
  const on = { from: clock(from), to: clock(to) };
  return {
    on: (day) => (days.includes(getDayOfWeek(day, 'en-GB', 'mon') + 1) ? on : null),
    mostDaysWithout: 7 - days.length,
  };
}
