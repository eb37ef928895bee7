import type { DialTarget } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { EndReason } from '#flows/core/nodeType.ts';
import type { CallDirection, CallStatus } from '#values/callStatus.ts';
import type { Money } from '#values/currency.ts';
import type { Device } from '#values/device.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { VoicemailNotify } from '#values/numberWords.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { AttributedVisit } from '../../attribution/visits/attributeCall.ts';
import type { CallOrigin } from './callOrigin.ts';

/** The conversation of a dial, or a message that the caller left. */
export type RecordingKind = 'conversation' | 'message';

/** Why a call's run through its flow ended. */
export type FlowEnd = EndReason | 'callerGone' | 'unconnected';

/** The carrier's states of a call or leg, in the order they are reached. */
export type CarrierStatus =
  | 'queued'
  | 'initiated'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'no-answer'
  | 'canceled'
  | 'failed';

/** Another flow that a call can reach, at the version which it had when the call started. */
export interface OtherFlow {
  id: string;
  version: number;
}

export interface CallStarted {
  callSid: string;
  caller: string | null;
  area: string | null;
  country: string | null;
  /** ISO 3166-2; missing in calls from before it was told. */
  state?: string | null;
  /** The tags of the caller's earlier calls, if the flow asks for them. */
  callerTags?: string[];
  firstTime: boolean;
  trackingNumber: string;
  trackingName: string;
  trackingSource: string;
  /** Null when no flow answered and the call was rejected. */
  flow: { id: string; version: number; others?: OtherFlow[] } | null;
  /** Whether no flow answered because the caller was blocked. Missing in calls from before blocking existed. */
  blocked?: boolean;
  /** Whether no flow answered because the call went in a circle. */
  looped?: boolean;
  /** The number's voicemail setting at the start of the call; if missing, the box alone decides. */
  voicemailNotify?: VoicemailNotify;
  /** Whether somebody placed it to try the flow out. Missing in other calls. */
  test?: true;
  /** Missing if the networks on the way said nothing. */
  origin?: CallOrigin;
  /** The website visit that it comes from; missing if none is likely. */
  web?: AttributedVisit;
}

/** One step of the flow: its event and the resulting position. */
export interface FlowMoved {
  step: number;
  heard: FlowEvent[];
  route: RouteStep[];
  end: FlowEnd | null;
  tags: string[];
  score: number;
  /** The labels of the menu keys pressed in this step. */
  pressed: string[];
  /** The targets that start ringing; `heard` is true if a whisper or screen precedes the connection. */
  dial: { targets: DialTarget[]; heard: boolean } | null;
  /** What this step records; missing in calls from before it was stored. */
  records?: RecordingKind | null;
  /** The dial that follows this step's speech in the same document: what happened if it is reached. */
  prepared?: FlowMoved;
  /** When the speech before this dial began (epoch ms), if both were one document: the dial came no earlier. */
  preparedAt?: number;
}

/** A call that another system handled, as its history says. */
export interface CallImported extends Pick<
  CallStarted,
  'caller' | 'area' | 'country' | 'state' | 'firstTime' | 'trackingNumber' | 'trackingName' | 'trackingSource'
> {
  importId: string;
  /** Epoch ms. */
  importedAt: number;
  /** Null if the other system gave it no id. */
  externalId: string | null;
  direction: CallDirection;
  status: CallStatus;
  duration: number;
  talkTime: number;
  target: string | null;
  tags: string[];
  score: number;
  notes: string;
  webSource: string | null;
  webMedium: string | null;
  /** Missing, like what follows, in calls from before it was imported. */
  webCampaign?: string | null;
  webKeyword?: string | null;
  webDevice?: Device | null;
  webLanding?: string | null;
  webConversion?: string | null;
  revenue?: Money | null;
  leadStatus?: LeadStatus | null;
  /** The keys pressed. */
  ivr?: string | null;
  /** Who placed or took it, as the other system said, and the user who that is. */
  user?: string | null;
  userId?: number | null;
}

/** A field before and after an edit. */
interface Edited<Value> {
  before: Value;
  after: Value;
}

/** What somebody changed in a call. */
export interface CallEdited {
  /** The version of the call that the edit made. */
  version: number;
  /** The email of who made it. */
  by: string;
  /** The edit of many calls that it is part of. */
  bulk?: string;
  tags?: Edited<string[]>;
  score?: Edited<number>;
  notes?: Edited<string>;
  revenue?: Edited<Money | null>;
  leadStatus?: Edited<LeadStatus | null>;
  /** Renamed with the source of its account. */
  source?: Edited<string>;
}

/** What smart tags made of a call that is over. */
export interface CallJudged {
  /** The last of several counts. */
  number: number;
  tags: string[];
  /** With the points of its flow. */
  score: number;
}

/** What sales that an account uploaded make a call worth together. */
export interface CallSold {
  /** The version of the call that it made, as edits do. */
  version: number;
  /** The email of who uploaded them, or took them back. */
  by: string;
  /** Null without any. */
  revenue: Money | null;
  /** By the stage of the latest; missing if that says none. */
  leadStatus?: LeadStatus;
}

/** What the carrier says of the status of a call or leg. */
interface ToldStatus {
  status: CarrierStatus;
  /** The length since the answer; null while it lasts, or if nobody answered. */
  seconds: number | null;
  /** When it came to be, by the carrier's clock (epoch ms); missing if the carrier didn't say. */
  toldAt?: number;
}

/** The payload of each kind of call event. Durations are whole seconds. */
export type CallFact =
  | { kind: 'call.started'; payload: CallStarted }
  /** Stands for the whole call; `at` is its start. */
  | { kind: 'call.imported'; payload: CallImported }
  | { kind: 'flow.moved'; payload: FlowMoved }
  | { kind: 'call.status'; payload: ToldStatus }
  /** The carrier could not reach us and rang these targets by itself, as the number's fallback says. */
  | { kind: 'call.fellBack'; payload: { targets: DialTarget[] } }
  /** Silent for hours: the call counts as ended at its last event, unless the carrier still reports the end. */
  | { kind: 'call.lost'; payload: Record<string, never> }
  | { kind: 'leg.status'; payload: ToldStatus & { leg: string; step: number; targetId: string } }
  | {
      kind: 'leg.whisper';
      payload: { leg: string; step: number; targetId: string; phase: 'started' | 'heard' | 'refused' };
    }
  | {
      kind: 'dial.ended';
      payload: {
        step: number;
        leg: string | null;
        /** Null when the carrier reported one that we do not know. */
        status: CarrierStatus | null;
        seconds: number;
        /** Whether the carrier reported a bridge; null if it reports nothing. */
        bridged: boolean | null;
        /** Whether the caller had hung up by then. */
        callerGone?: boolean;
      };
    }
  /** `callerStayed` is true if the caller was still there afterwards; without it they hung up. */
  | { kind: 'message.left'; payload: { step: number; seconds: number; sid?: string; callerStayed?: boolean } }
  /** `seconds` is null until the carrier reports the length. */
  | { kind: 'recording'; payload: { sid: string; recording: RecordingKind; seconds: number | null } }
  /** The carrier never provided the recording. */
  | { kind: 'recording.lost'; payload: { sid: string } }
  /** Its retention period was over. */
  | { kind: 'recording.deleted'; payload: { sid: string } }
  | { kind: 'call.edited'; payload: CallEdited }
  | { kind: 'call.sold'; payload: CallSold }
  | { kind: 'call.judged'; payload: CallJudged };

/** A fact as stored: `key` deduplicates repeated webhooks, `at` is when we heard of it (epoch ms). */
export type CallEvent = CallFact & { key: string; at: number };

export type EventOf<Kind extends CallEvent['kind']> = Extract<CallEvent, { kind: Kind }>;

export function ofKind<Kind extends CallEvent['kind']>(events: readonly CallEvent[], kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind);
}

const terminal: ReadonlySet<CarrierStatus> = new Set(['completed', 'busy', 'no-answer', 'canceled', 'failed']);

/** Whether this is a final state of a call or leg. */
export function isOver(status: CarrierStatus): boolean {
  return terminal.has(status);
}
