import { z } from 'zod';
import { mostRevenue } from './callEdits.ts';
import { CallDirection } from './callStatus.ts';
import { listOf } from './listRequest.ts';
import { NumberNetwork } from './numberWords.ts';

const seconds = z.coerce.number().int().min(0).max(86_400);
const score = z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647);
const amount = z.coerce.number().int().min(0).max(mostRevenue);
const text = z.string().trim().min(1).max(100);

/** The filters that the call log has and reports have not, as query parameters. Both ends of a range are inclusive. */
export const callLogFilter = {
  /** Inbound if it isn’t said. */
  direction: CallDirection.optional(),
  /** Of the tracking number. */
  network: listOf(NumberNetwork).optional(),
  /** Only voicemails that somebody listened to, or only those that nobody did. */
  heard: z.enum(['true', 'false']).optional(),
  /** In whole seconds. */
  talkTimeMin: seconds.optional(),
  talkTimeMax: seconds.optional(),
  scoreMin: score.optional(),
  scoreMax: score.optional(),
  /** The value, in minor units of the call's own currency. */
  revenueMin: amount.optional(),
  revenueMax: amount.optional(),
  /** A part of who answered, in any case; only answered calls have one. */
  answeredBy: text.optional(),
  /** A part of who or what was rung last and didn’t answer, in any case. */
  rangLast: text.optional(),
  /** A part of the caller's area, in any case. */
  area: text.optional(),
  /** A part of the branch chosen, in any case. */
  location: text.optional(),
  /** A part of the notes, in any case. */
  notes: text.optional(),
};

/** The part of a call query that only the call log has. */
export const CallLogFilter = z.object(callLogFilter);
export type CallLogFilter = z.infer<typeof CallLogFilter>;
