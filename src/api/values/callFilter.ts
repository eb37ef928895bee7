import { z } from 'zod';
import { CallStatus } from './callStatus.ts';
import { AccountId } from './ids.ts';
import { listOf } from './listRequest.ts';
import { PhoneNumber } from './phoneNumber.ts';
import { Timezone } from './timezone.ts';

export const DateView = z.enum(['hours', 'weekdays', 'days', 'months']);
export type DateView = z.infer<typeof DateView>;

/**
 * The filters of calls and reports as query parameters, named as in the specification. `datefrom` and `dateto` are
 * local days (`2026-11-21`) in `timezone`, both inclusive. Durations are whole seconds.
 */
export const callFilter = {
  datefrom: z.iso.date().optional(),
  dateto: z.iso.date().optional(),
  dateview: DateView.default('days'),
  timezone: Timezone.default('UTC'),
  account: listOf(AccountId).optional(),
  trackingNumber: listOf(PhoneNumber).optional(),
  trackingSource: listOf(z.string().min(1).max(100)).optional(),
  durationMin: z.coerce.number().int().min(0).max(86_400).optional(),
  durationMax: z.coerce.number().int().min(0).max(86_400).optional(),
  status: listOf(CallStatus).optional(),
};

export const CallFilter = z.object(callFilter);
export type CallFilter = z.infer<typeof CallFilter>;
