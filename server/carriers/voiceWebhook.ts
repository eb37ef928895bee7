import { createHash } from 'node:crypto';
import { z } from 'zod';
import { PhoneNumber } from '#values/phoneNumber.ts';
import type { CarrierStatus, RecordingKind } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { IncomingCall, RecordingReport, StatusReport, StepReport } from '../services/liveCall/carrierReport.ts';

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

/** The parameters of a voice webhook that we use; others are ignored. */
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

/** Recording callbacks have no `CallStatus`. */
export const RecordingParams = VoiceParams.omit({ CallStatus: true });
export type RecordingParams = z.infer<typeof RecordingParams>;

/** A webhook with a valid signature. `at` is the carrier's timestamp if it sends one, otherwise ours (epoch ms). */
export interface VoiceWebhook<Params = VoiceParams> {
  params: Params;
  at: number;
  /** The same for every attempt of one webhook. */
  webhookKey: string;
}

/** A webhook's RFC 2822 `Timestamp`, or the time it was received. Epoch ms. */
export function timestampOf(timestamp: string | undefined, now: number): number {
  const told = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(told) ? now : told;
}

/** Distinguishes a retry from a new webhook: the carrier's token, otherwise the path and the identifying parameters. */
export function webhookKeyOf(path: string, params: Partial<VoiceParams>, idempotencyToken: string | undefined): string {
  if (idempotencyToken) return `token:${idempotencyToken.slice(0, 200)}`;
  const said = [path, params.CallSid, params.CallStatus, params.SequenceNumber, params.DialCallSid];
  return `hash:${createHash('sha256').update(said.join('|')).digest('base64url')}`;
}

export function incomingCallOf({ params, at, webhookKey }: VoiceWebhook): IncomingCall {
  const caller = PhoneNumber.safeParse(params.From).data ?? null;
  return { at, webhookKey, callSid: params.CallSid, caller, called: params.To ?? params.Called ?? '' };
}

export function stepReportOf({ params, at, webhookKey }: VoiceWebhook): StepReport {
  const { DialCallStatus: status, DialCallSid, DialCallDuration, DialBridged, RecordingDuration } = params;
  const dial = status && {
    leg: DialCallSid ?? null,
    status,
    seconds: DialCallDuration ?? 0,
    bridged: DialBridged ?? null,
  };
  return {
    at,
    webhookKey,
    callStatus: params.CallStatus,
    digits: params.Digits ?? '',
    dial: dial ?? null,
    messageSeconds: RecordingDuration ?? null,
  };
}

export function statusReportOf({ params, at }: VoiceWebhook): StatusReport {
  return { at, callSid: params.CallSid, status: params.CallStatus, seconds: params.CallDuration ?? null };
}

/** Undefined when there is no finished recording. */
export function recordingReportOf(
  { params, at }: VoiceWebhook<RecordingParams>,
  { call: key, kind }: { call: CallKey; kind: RecordingKind },
): RecordingReport | undefined {
  const { RecordingSid: sid, RecordingUrl: url, RecordingDuration: seconds = 0, RecordingChannels } = params;
  if (params.RecordingStatus !== 'completed' || !sid || !url) return undefined;
  return { at, key, kind, sid, url, seconds, channels: RecordingChannels ?? (kind === 'conversation' ? 2 : 1) };
}
