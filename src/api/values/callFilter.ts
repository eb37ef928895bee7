import { z } from 'zod';
import { callsOfFigure } from './callsOfFigure.ts';
import { AskedStatus } from './callStatus.ts';
import { AccountId } from './ids.ts';
import { AskedLeadStatus } from './leadStatus.ts';
import { listOf } from './listRequest.ts';
import { PhoneNumber } from './phoneNumber.ts';
import { Timezone } from './timezone.ts';

export const DateView = z.enum(['hours', 'weekdays', 'days', 'months']);
export type DateView = z.infer<typeof DateView>;

/** A local day, alone or with the time at which it starts or ends: `2026-11-21`, `2026-11-21 23:59:59`. */
function localDay(...times: readonly string[]) {
  return z
    .string()
    .refine(
      (text) => {
        const [day, time, more] = text.split(/[ T]/);
        return (
          z.iso.date().safeParse(day).success &&
          more === undefined &&
          (time === undefined || times.includes(time.replace(/\.\d{3}$/, '')))
        );
      },
      { error: 'not a local day, or a time that is not its start or end' },
    )
    .transform((text) => text.slice(0, 10));
}

/**
 * The filters of calls and reports as query parameters, named as in the specification. `datefrom` and `dateto` are
 * local days (`2026-11-21`) in `timezone`, both inclusive; they may be sent as the start and the end of their day. Durations are whole seconds.
 */
export const callFilter = {
  datefrom: localDay('00:00', '00:00:00').optional(),
  dateto: localDay('23:59', '23:59:59').optional(),
  dateview: DateView.default('days'),
  timezone: Timezone.default('UTC').describe('If missing, the zone of who asks'),
  account: listOf(AccountId).optional(),
  trackingNumber: listOf(PhoneNumber).optional(),
  trackingSource: listOf(z.string().min(1).max(100)).optional(),
  durationMin: z.coerce.number().int().min(0).max(86_400).optional(),
  durationMax: z.coerce.number().int().min(0).max(86_400).optional(),
  status: listOf(AskedStatus).optional(),
  /** Calls with any of these tags. */
  tags: listOf(z.string().min(1).max(100)).optional(),
  /** Only calls with a recording, or only those without one. */
  audio: z.enum(['true', 'false']).optional(),
  /** Calls with any of these; `notSpam` are all but spam. */
  leadStatus: listOf(AskedLeadStatus).optional(),
  ...callsOfFigure,
};

export const CallFilter = z.object(callFilter);
export type CallFilter = z.infer<typeof CallFilter>;
