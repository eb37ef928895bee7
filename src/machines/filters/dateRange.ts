import { z } from 'zod';

/** A local day such as `2026-11-21`; the time zone comes from the filters. */
export type LocalDay = string;

/** A preset that moves with today, or `custom` with fixed days. */
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

/** The first and last day of a range, both inclusive. */
export interface DateRange {
  dateStart: LocalDay;
  dateEnd: LocalDay;
}

const dayMs = 86_400_000;
const epoch = (day: LocalDay) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): LocalDay => new Date(ms).toISOString().slice(0, 10);

/** Adds days; negative numbers subtract. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return toDay(epoch(day) + days * dayMs);
}

/** The number of days in a range, both ends included. */
export function daysIn({ dateStart, dateEnd }: DateRange): number {
  return Math.round((epoch(dateEnd) - epoch(dateStart)) / dayMs) + 1;
}

/** The first and last day of the month, `offset` months from the given day. */
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

/** In the order the page offers them. */
export const datePresets = Object.keys(presets) as DatePreset[];

export function presetRange(label: DatePreset, today: LocalDay): DateRange {
  return presets[label](today);
}
