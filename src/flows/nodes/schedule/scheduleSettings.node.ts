import { z } from 'zod';
import { FlowId } from '#values/flow/flowId.ts';
import { Timezone } from '#values/timezone.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const WeeklyPeriod = z.object({
  /** The days on which it begins, 1 = Monday to 7 = Sunday. */
  days: z.array(z.number().int().min(1).max(7)).max(7),
  from: Time,
  /** Exclusive; at or before `from` it falls on the next day. */
  to: Time,
});
export type WeeklyPeriod = z.infer<typeof WeeklyPeriod>;

/** A period of opening hours: weekly times, whole dates, or both. */
export const SchedulePeriod = z.object({
  id: FlowId,
  name: z.string().max(100),
  weekly: z.array(WeeklyPeriod).max(50),
  /** Dates that belong to this period all day, whatever the weekday or holiday. */
  dates: z.array(z.iso.date()).max(400),
});
export type SchedulePeriod = z.infer<typeof SchedulePeriod>;

/** Routes calls by time of day and date. */
export const ScheduleSettings = z.object({
  /** Null for the flow's own. */
  timezone: Timezone.nullable(),
  periods: z
    .array(SchedulePeriod)
    .max(50)
    .refine((periods) => new Set(periods.map(({ id }) => id)).size === periods.length),
  /** Dates on which weekly hours do not apply. */
  holidays: z.array(z.object({ date: z.iso.date(), name: z.string().max(100) })).max(400),
});
export type ScheduleSettings = z.infer<typeof ScheduleSettings>;

/** The exit for times outside every period. */
export const OTHERWISE = 'otherwise';
