import { z } from 'zod';
import { FlowId } from '#flows/core/document.ts';
import { Timezone } from '#values/timezone.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const WeeklyPeriod = z.object({
  /** 1 = Monday to 7 = Sunday: the days on which it begins. */
  days: z.array(z.number().int().min(1).max(7)).max(7),
  from: Time,
  /** Not included; at or before `from` it is the next day's. */
  to: Time,
});
export type WeeklyPeriod = z.infer<typeof WeeklyPeriod>;

/** A period of opening hours: weekly times, whole dates, or both. */
export const SchedulePeriod = z.object({
  id: FlowId,
  name: z.string().max(100),
  weekly: z.array(WeeklyPeriod).max(50),
  /** Days that belong to this period as a whole, whatever weekday or holiday they are. */
  dates: z.array(z.iso.date()).max(400),
});
export type SchedulePeriod = z.infer<typeof SchedulePeriod>;

/** Sends calls different ways by the time they come. */
export const ScheduleSettings = z.object({
  /** Null: the flow's own. */
  timezone: Timezone.nullable(),
  periods: z
    .array(SchedulePeriod)
    .max(50)
    .refine((periods) => new Set(periods.map(({ id }) => id)).size === periods.length),
  /** Days on which no weekly time counts. */
  holidays: z.array(z.object({ date: z.iso.date(), name: z.string().max(100) })).max(400),
});
export type ScheduleSettings = z.infer<typeof ScheduleSettings>;

/** The exit for times that no period covers. */
export const OTHERWISE = 'otherwise';
