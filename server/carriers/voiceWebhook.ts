import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CarrierStatus } from '../services/liveCall/callEvent.ts';

const whole = z.coerce.number().int().min(0).max(604_800);
const status = z.enum([
  'queued',
  'initiated',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'no-answer',
  'canceled',
  'failed',
]) satisfies z.ZodType<CarrierStatus>;

/** The parameters of a voice webhook that mean something to us; what else a carrier sends is left alone. */
export const VoiceParams = z.object({
  CallSid: z.string().min(1).max(200),
  ParentCallSid: z.string().optional(),
  From: z.string().optional(),
  To: z.string().optional(),
  Called: z.string().optional(),
  CallStatus: status,
  CallDuration: whole.optional(),
  SequenceNumber: z.string().optional(),
  Digits: z.string().max(100).optional(),
  DialCallStatus: z.union([status, z.literal('answered').transform(() => 'completed' as const)]).optional(),
  DialCallSid: z.string().optional(),
  DialCallDuration: whole.optional(),
  DialBridged: z.stringbool().optional(),
  RecordingSid: z.string().max(200).optional(),
  RecordingUrl: z.url().optional(),
  RecordingStatus: z.string().optional(),
  RecordingDuration: whole.optional(),
  RecordingChannels: whole.optional(),
  Timestamp: z.string().optional(),
});
export type VoiceParams = z.infer<typeof VoiceParams>;

/** A recording callback has no `CallStatus` and speaks of the recording alone. */
export const RecordingParams = VoiceParams.omit({ CallStatus: true });
export type RecordingParams = z.infer<typeof RecordingParams>;

/** A webhook whose signature was right. `at` is the carrier's own moment where it tells one, else ours (epoch ms). */
export interface VoiceWebhook<Params = VoiceParams> {
  params: Params;
  at: number;
  /** The same for every try of one webhook. */
  replyKey: string;
}

/** The moment a webhook speaks of: its RFC 2822 `Timestamp`, or the moment it came. */
export function momentOf(timestamp: string | undefined, now: number): number {
  const told = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(told) ? now : told;
}

/** What makes two tries of a webhook one: the carrier's token, else where it went and what it said. */
export function replyKeyOf(path: string, params: Partial<VoiceParams>, idempotencyToken: string | undefined): string {
  if (idempotencyToken) return `token:${idempotencyToken.slice(0, 200)}`;
  const said = [path, params.CallSid, params.CallStatus, params.SequenceNumber, params.DialCallSid];
  return `hash:${createHash('sha256').update(said.join('|')).digest('base64url')}`;
}
