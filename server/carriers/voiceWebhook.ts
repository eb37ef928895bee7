import { createHash } from 'node:crypto';
import { z } from 'zod';
import { callerOf, countryOf, toE164 } from './calledParties.ts';
import type { CarrierStatus, RecordingKind } from '../telephony/calls/callEvent.ts';
import { attestationOf, type CallOrigin } from '../telephony/calls/callOrigin.ts';
import type { FoundRecording } from '../telephony/callHandling/keepRecording.ts';
import type { IncomingCall, StatusReport, StepReport } from '../telephony/callHandling/carrierReport.ts';

/** Carriers send empty, unknown and overlong values; each counts as missing, because a refused webhook ends a call. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const text = (longest: number) => lenient(z.string().min(1).max(longest));
const whole = lenient(z.string().min(1).transform(Number).pipe(z.number().int().min(0).max(604_800)));
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

/** Null for a status that we do not know. */
export function carrierStatusOf(stated: string): CarrierStatus | null {
  return status.safeParse(stated).data ?? null;
}

const mostDigits = 100;

/** The parameters of a voice webhook that we use; others are ignored. */
export const VoiceParams = z.object({
  CallSid: z.string().min(1).max(200),
  ParentCallSid: text(200),
  From: text(200),
  To: text(200),
  Called: text(200),
  ToCountry: text(2),
  CalledCountry: text(2),
  FromState: text(100),
  FromCountry: text(2),
  CallerName: text(100),
  ForwardedFrom: text(100),
  StirVerstat: text(100),
  /** Telnyx's name of the verification. */
  ShakenStirAttestation: text(100),
  /** Null for one that we do not know. */
  CallStatus: z.string().transform(carrierStatusOf),
  CallDuration: whole,
  SequenceNumber: text(20),
  /** From the local carrier alone: the call only tries a flow out. */
  TestCall: lenient(z.stringbool()),
  Digits: lenient(z.string().transform((keys) => keys.slice(0, mostDigits))),
  DialCallStatus: lenient(
    z.string().transform((stated) => (stated === 'answered' ? 'completed' : carrierStatusOf(stated))),
  ),
  DialCallSid: text(200),
  DialCallDuration: whole,
  DialBridged: lenient(z.stringbool()),
  RecordingSid: text(200),
  RecordingUrl: lenient(z.url()),
  RecordingStatus: text(40),
  RecordingDuration: whole,
  RecordingChannels: whole,
});
export type VoiceParams = z.infer<typeof VoiceParams>;

/** Recording callbacks have no `CallStatus`. */
export const RecordingParams = VoiceParams.omit({ CallStatus: true });
export type RecordingParams = z.infer<typeof RecordingParams>;

/** Of a call that we failed to answer, all may be missing. */
export const FallbackParams = VoiceParams.pick({
  To: true,
  Called: true,
  ToCountry: true,
  CalledCountry: true,
  From: true,
  FromCountry: true,
});

/** A webhook with a valid signature. */
export interface VoiceWebhook<Params = VoiceParams> extends Stamp {
  params: Params;
  /** The same for every attempt of one webhook. */
  webhookKey: string;
}

/** When something happened, in epoch ms. */
export interface Stamp {
  /** When we heard of it, by our clock. */
  at: number;
  /** When it happened, by the carrier's clock; only its status callbacks say so. */
  toldAt?: number;
}

/** A webhook's RFC 2822 `Timestamp` in epoch ms; undefined without a valid one. */
export function timestampOf(timestamp: string | undefined): number | undefined {
  const reported = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(reported) ? undefined : reported;
}

/** Distinguishes a retry from a new webhook: the carrier's token, otherwise the path and the identifying parameters. */
export function webhookKeyOf(
  path: string,
  params: Record<string, string>,
  idempotencyToken: string | undefined,
): string {
  if (idempotencyToken) return `token:${idempotencyToken.slice(0, 200)}`;
  const stated = [path, params['CallSid'], params['CallStatus'], params['SequenceNumber'], params['DialCallSid']];
  return `hash:${createHash('sha256').update(stated.join('|')).digest('base64url')}`;
}

export function incomingCallOf({ params, at, webhookKey }: VoiceWebhook): IncomingCall {
  const { called, caller } = endsOf(params);
  const [origin, state] = [originOf(params, countryOf(called)), stateOf(params)];
  return { at, webhookKey, callSid: params.CallSid, caller, called, origin, state, isTest: false };
}

/** Who is called, and by whom. */
export function endsOf(params: Pick<VoiceParams, Ends>): { called: string; caller: string | null } {
  const stated = params.To ?? params.Called ?? '';
  const called = toE164(stated, params.ToCountry ?? params.CalledCountry) ?? stated;
  return { called, caller: callerOf(params.From, params.FromCountry ?? countryOf(called)) };
}

type Ends = 'To' | 'Called' | 'ToCountry' | 'CalledCountry' | 'From' | 'FromCountry';

/** Carriers tell a state by its code, as in `VIC`, or not at all. */
function stateOf({ FromState = '', FromCountry = '' }: VoiceParams): string | undefined {
  const state = `${FromCountry}-${FromState}`.toUpperCase();
  return /^[A-Z]{2}-[A-Z]{2,3}$/.test(state) ? state : undefined;
}

function originOf(params: VoiceParams, country: string | undefined): CallOrigin | undefined {
  const origin = {
    callerName: params.CallerName?.trim() || null,
    forwardedFrom: (params.ForwardedFrom && toE164(params.ForwardedFrom, country)) ?? params.ForwardedFrom ?? null,
    attestation: attestationOf(params.StirVerstat ?? params.ShakenStirAttestation),
  };
  return Object.values(origin).some((value) => value !== null) ? origin : undefined;
}

export function stepReportOf({ params, at, webhookKey }: VoiceWebhook): StepReport {
  const { DialCallStatus: status, DialCallSid, DialCallDuration, DialBridged, RecordingDuration } = params;
  const dial = status !== undefined && {
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
    dial: dial || null,
    messageSeconds: RecordingDuration ?? null,
    recording: recordingOf(params, at),
  };
}

/** Undefined for a status that we do not know. */
export function statusReportOf({ params, at, toldAt }: VoiceWebhook): StatusReport | undefined {
  const { CallSid: callSid, CallStatus: status, CallDuration: seconds = null } = params;
  return status === null ? undefined : { at, ...(toldAt !== undefined && { toldAt }), callSid, status, seconds };
}

/** The recording that an action reports together with its result, or null. */
function recordingOf({ DialCallStatus, DialCallDuration, ...params }: VoiceParams, at: number): FoundRecording | null {
  const { RecordingUrl: url, RecordingDuration } = params;
  const sid = params.RecordingSid ?? (url === undefined ? undefined : sidIn(url));
  if (url === undefined || sid === undefined) return null;
  if (DialCallStatus === undefined) {
    const seconds = RecordingDuration ?? 0;
    return { at, kind: 'message', sid, url, seconds, channels: 1, exact: RecordingDuration !== undefined };
  }
  const seconds = RecordingDuration ?? DialCallDuration ?? 0;
  return { at, kind: 'conversation', sid, url, seconds, channels: 2, exact: RecordingDuration !== undefined };
}

/** The recording's id in a URL like `…/Recordings/RE123`, or with a UUID, as SignalWire has them; some end in `.wav`. */
export function sidIn(url: string): string | undefined {
  return /\/(?:Recordings\/)?(RE\w+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\w{1,4})?$/i.exec(
    new URL(url).pathname,
  )?.[1];
}

/** Undefined when there is no finished recording. */
export function recordingReportOf(
  { params, at }: VoiceWebhook<RecordingParams>,
  kind: RecordingKind,
): FoundRecording | undefined {
  const { RecordingSid: sid, RecordingUrl: url, RecordingDuration: seconds = 0, RecordingChannels } = params;
  if (params.RecordingStatus !== 'completed' || !sid || !url) return undefined;
  const channels = RecordingChannels ?? (kind === 'conversation' ? 2 : 1);
  return { at, kind, sid, url, seconds, channels, exact: true };
}
