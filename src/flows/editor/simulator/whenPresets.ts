import { addDays, minuteOf, timestampOf, wallTime, weekdayOf } from '#flows/core/wallTime.ts';
import type { FlowNode } from '#values/flow/document.ts';
import { ScheduleSettings } from '../../nodes/schedule/scheduleSettings.node.ts';

/** A moment worth testing. */
export interface WhenPreset {
  /** Unique; a holiday’s has its date. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** What the flow calls the holiday; null for an ordinary day. */
  holiday: string | null;
}

const monday = 1;
const saturday = 6;
const midMorning = '10:30';
const lateEvening = '22:00';
const mostHolidays = 3;

/** The next Monday, Saturday and late evening, and the next holidays that the flow’s schedules know. */
export function whenPresets(nodes: readonly FlowNode[], timezone: string, now: number): WhenPreset[] {
  const today = wallTime(now, timezone);
  const late = today.minute < minuteOf(lateEvening) ? today.date : addDays(today.date, 1);
  const on = (id: string, date: string, time: string, holiday: string | null = null): WhenPreset => ({
    id,
    at: timestampOf(date, minuteOf(time), timezone),
    holiday,
  });
  return [
    on('monday', next(today.date, monday), midMorning),
    on('saturday', next(today.date, saturday), midMorning),
    on('night', late, lateEvening),
    ...nextHolidays(nodes, today.date).map(({ date, name }) => on(`holiday-${date}`, date, midMorning, name)),
  ];
}

/** The first such weekday after a date. */
function next(date: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(date) + 7) % 7;
  return addDays(date, ahead === 0 ? 7 : ahead);
}

function nextHolidays(nodes: readonly FlowNode[], today: string): { date: string; name: string }[] {
  const named = new Map<string, string>();
  for (const { type, settings } of nodes) {
    const schedule = type === 'schedule' ? ScheduleSettings.safeParse(settings) : undefined;
    for (const { date, name } of schedule?.data?.holidays ?? []) if (date > today) named.set(date, name);
  }
  return [...named]
    .map(([date, name]) => ({ date, name }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, mostHolidays);
}
