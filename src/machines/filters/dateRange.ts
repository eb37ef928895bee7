import { z } from 'zod';

/** A local day as `2026-11-21`, without a zone: whose day it is, the filter's time zone says. */
export type LocalDay = string;

/** How a range was chosen: a preset that moves with today, or `custom` with fixed days. */
export const DateLabel = z.enum([
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'thisMonth',
  'lastMonth',
  'custom',
]);
export type DateLabel = z.infer<typeof DateLabel>;
export type DatePreset = Exclude<DateLabel, 'custom'>;

/** The first and the last day of a range, both in it. */
export interface DateRange {
  dateStart: LocalDay;
  dateEnd: LocalDay;
}

const dayMs = 86_400_000;
const epoch = (day: LocalDay) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): LocalDay => new Date(ms).toISOString().slice(0, 10);

/** The day so many days later (earlier when negative). */
export function addDays(day: LocalDay, days: number): LocalDay {
  return toDay(epoch(day) + days * dayMs);
}

/** How many days a range has; 1 when it starts and ends on the same day. */
export function daysIn({ dateStart, dateEnd }: DateRange): number {
  return Math.round((epoch(dateEnd) - epoch(dateStart)) / dayMs) + 1;
}

/** The first and last day of the month `offset` months from the day's own. */
export function monthOf(day: LocalDay, offset = 0): DateRange {
  const date = new Date(epoch(day));
  const first = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return { dateStart: toDay(first(offset)), dateEnd: toDay(first(offset + 1) - dayMs) };
}

const presets: Record<DatePreset, (today: LocalDay) => DateRange> = {
  today: (today) => ({ dateStart: today, dateEnd: today }),
  yesterday: (today) => ({ dateStart: addDays(today, -1), dateEnd: addDays(today, -1) }),
  last7Days: (today) => ({ dateStart: addDays(today, -6), dateEnd: today }),
  last30Days: (today) => ({ dateStart: addDays(today, -29), dateEnd: today }),
  last90Days: (today) => ({ dateStart: addDays(today, -89), dateEnd: today }),
  thisMonth: (today) => ({ dateStart: monthOf(today).dateStart, dateEnd: today }),
  lastMonth: (today) => monthOf(today, -1),
};

/** The presets in the order in which they are offered. */
export const datePresets = Object.keys(presets) as DatePreset[];

/** The days that a preset means when today is `today`. */
export function presetRange(label: DatePreset, today: LocalDay): DateRange {
  return presets[label](today);
}
