import { z } from 'zod';

const HoursDraft = z.object({
  days: z.array(z.number()).catch([]),
  from: z.string().catch('09:00'),
  to: z.string().catch('17:00'),
});
const PeriodDraft = z.object({
  id: z.string().catch(''),
  name: z.string().catch(''),
  weekly: z.array(HoursDraft).catch([]),
  dates: z.array(z.string()).catch([]),
});
/** Opening hours as far as they are filled in. */
export const ScheduleDraft = z.object({
  timezone: z.string().nullable().catch(null),
  periods: z.array(PeriodDraft).catch([]),
  holidays: z.array(z.object({ date: z.string().catch(''), name: z.string().catch('') })).catch([]),
});
export type HoursDraft = z.infer<typeof HoursDraft>;
export type PeriodDraft = z.infer<typeof PeriodDraft>;
export type ScheduleDraft = z.infer<typeof ScheduleDraft>;
