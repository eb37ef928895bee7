import { createHash, randomBytes } from 'node:crypto';
import { isOver, type CarrierStatus } from '../../telephony/calls/callEvent.ts';
import type { AgentScript, CallScript } from '../../telephony/calls/callScript.ts';
import { audioOf } from '../../kernel/files/fileReaders.ts';
import type { Verb } from './parseTwiml.ts';
import type { VirtualClock } from './virtualClock.ts';
import { type Form, WebhookFailed } from './webhookPost.ts';

/** How the local carrier reaches our webhooks and names its recordings. */
export interface Line {
  accountSid: string;
  /** The base URL that recordings are served from. */
  apiBase: string;
  clock: VirtualClock;
  /** @throws WebhookFailed when no attempt succeeded. */
  post(address: string, form: Form): Promise<string>;
  /** Fetches an audio file to play; null if it is elsewhere or cannot be had. */
  fetchAudio(address: string): Promise<Uint8Array | null>;
  /** Sends a callback, whose failure changes nothing for the call. */
  tell(address: string, form: Form): Promise<void>;
  /** The response of the number's fallback URL; null when that fails too. */
  fallBack(form: Form): Promise<string | null>;
}

/** A recording that is kept for `RecordingUrl`. */
export interface LocalRecording {
  sid: string;
  source: 'DialVerb' | 'RecordVerb';
  seconds: number;
  channels: 1 | 2;
}

/** One ringing number. `sequence` counts its status callbacks. */
export interface Leg {
  sid: string;
  number: string;
  whisperUrl: string | undefined;
  statusCallback: string | undefined;
  agent: AgentScript;
  sequence: number;
  status: CarrierStatus;
  startedAt: number;
  /** Null while it lasts. */
  endedAt: number | null;
  /** Length since the answer. */
  seconds: number;
  /** Seconds of conversation; null if it was never connected. */
  talked: number | null;
}

/** The caller's end of a simulated call. */
export interface Channel {
  line: Line;
  script: CallScript;
  callSid: string;
  status: CarrierStatus;
  startedAt: number;
  /** Null while the call is on. */
  endedAt: number | null;
  /** The number of prompts so far that asked for a key. */
  prompts: number;
  legs: Leg[];
  recordings: LocalRecording[];
  /** The audio files that were played, each with the SHA-256 of its content in hex. */
  played: { url: string; sha256: string }[];
  /** How the carrier got on after no attempt for a document had succeeded. */
  failed: 'fellBack' | 'brokeOff' | null;
}

/** The result of a verb: the next verb, a new document, or the end of the call. */
export type Next = { kind: 'next' } | { kind: 'document'; text: string } | { kind: 'over' };

export const goOn: Next = { kind: 'next' };
export const callOver: Next = { kind: 'over' };

type SidPrefix = 'AD' | 'BU' | 'BV' | 'CA' | 'EL' | 'IT' | 'MM' | 'PN' | 'RD' | 'RE' | 'SM';

export function newSid(prefix: SidPrefix): string {
  return `${prefix}${randomBytes(16).toString('hex')}`;
}

/** The parameters of every call webhook, timestamped by the carrier's clock. */
export function callForm({ line, script, callSid, status }: Channel, more: Form = {}): Form {
  return {
    AccountSid: line.accountSid,
    ApiVersion: '2010-04-01',
    CallSid: callSid,
    CallStatus: status,
    Direction: 'inbound',
    From: script.from,
    To: script.to,
    Caller: script.from,
    Called: script.to,
    Timestamp: new Date(line.clock.now()).toUTCString(),
    ...more,
  };
}

/** Asks the server what to do next. After a hang-up the webhook is still sent, but its response is ignored. */
export async function ask(channel: Channel, address: string, more: Form = {}): Promise<Next> {
  const text = await documentAt(channel, address, callForm(channel, more));
  return text === null || isOver(channel.status) ? callOver : { kind: 'document', text };
}

/**
 * Requests a document. If that fails, requests the number's fallback URL as Twilio does, once the call was not already
 * there; null if the call breaks off.
 */
export async function documentAt(channel: Channel, address: string, form: Form): Promise<string | null> {
  try {
    return await channel.line.post(address, form);
  } catch (error) {
    if (!(error instanceof WebhookFailed)) throw error;
    if (isOver(channel.status)) return null;
    const text = await channel.line.fallBack({ ...form, ErrorCode: '11200', ErrorUrl: address });
    channel.failed = text === null ? 'brokeOff' : 'fellBack';
    if (text === null) channel.status = channel.status === 'in-progress' ? 'completed' : 'failed';
    return text;
  }
}

/** Speaks and plays. Returns the seconds that it takes; speech is estimated at about 2.5 words per second. */
export async function speechSeconds(channel: Channel, verbs: readonly Verb[]): Promise<number> {
  let seconds = 0;
  for (const verb of verbs) seconds += await verbSeconds(channel, verb);
  return seconds;
}

const usualFileSeconds = 5;

async function verbSeconds(channel: Channel, { name, text, attributes }: Verb): Promise<number> {
  if (name === 'Say') return Math.max(1, Math.ceil(text.split(/\s+/).length / 2.5));
  if (name === 'Play') return playFile(channel, text);
  if (name === 'Pause') return Number(attributes['length'] ?? 1);
  return 0;
}

async function playFile({ line, played }: Channel, url: string): Promise<number> {
  const content = await line.fetchAudio(url);
  if (!content) return usualFileSeconds;
  played.push({ url, sha256: createHash('sha256').update(content).digest('hex') });
  return Math.ceil((await audioOf(content, 'local carrier'))?.seconds ?? usualFileSeconds);
}

/** Passes `seconds` in a moment of the call, or fewer if the caller hangs up during it. False if they did. */
export async function stay(
  channel: Channel,
  during: NonNullable<CallScript['hangsUp']>['during'],
  seconds: number,
): Promise<boolean> {
  const { hangsUp } = channel.script;
  const leaves = hangsUp?.during === during && hangsUp.after <= seconds;
  await channel.line.clock.pass(leaves ? hangsUp.after : seconds);
  if (leaves) channel.status = 'completed';
  return !leaves;
}
