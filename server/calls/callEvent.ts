import type { DialTarget } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { EndReason } from '#flows/core/nodeType.ts';
import type { VoicemailNotify } from '#values/numberWords.ts';
import type { RouteStep } from '#flows/core/route.ts';

/** What a recording holds: the conversation of a dial, or the message a caller left. */
export type RecordingKind = 'conversation' | 'message';

/** How a call's way through its flow ended, as the flow core says it. */
export type FlowEnd = EndReason | 'callerGone' | 'unconnected';

/** The states of the carrier for a call or one of its legs, in the order they are reached. */
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

export interface CallStarted {
  callSid: string;
  caller: string | null;
  area: string | null;
  country: string | null;
  firstTime: boolean;
  trackingNumber: string;
  trackingName: string;
  trackingSource: string;
  /** Null when no flow answered: the call was turned away. */
  flow: { id: string; version: number } | null;
  /** The caller was blocked, which is why no flow answered. Calls from before blocks do not say. */
  blocked?: boolean;
  /** What the number said of its boxes when the call came in; the box alone decides where it is not said. */
  voicemailNotify?: VoicemailNotify;
}

/** One step of the flow: what it heard, and where the call stands afterwards. */
export interface FlowMoved {
  step: number;
  heard: FlowEvent[];
  route: RouteStep[];
  end: FlowEnd | null;
  tags: string[];
  score: number;
  /** The names of the menu keys pressed in this step. */
  pressed: string[];
  /** The targets that ring from now on; `heard` says that a whisper or screen comes before the connection. */
  dial: { targets: DialTarget[]; heard: boolean } | null;
}

/** What a call's events say, by kind. Durations are whole seconds. */
export type CallFact =
  | { kind: 'call.started'; payload: CallStarted }
  | { kind: 'flow.moved'; payload: FlowMoved }
  | { kind: 'call.status'; payload: { status: CarrierStatus; seconds: number | null } }
  /** Silent for hours: the call counts as ended at its last event, unless the carrier reports the end after all. */
  | { kind: 'call.lost'; payload: Record<string, never> }
  | {
      kind: 'leg.status';
      payload: { leg: string; step: number; targetId: string; status: CarrierStatus; seconds: number | null };
    }
  | {
      kind: 'leg.whisper';
      payload: { leg: string; step: number; targetId: string; phase: 'started' | 'heard' | 'refused' };
    }
  | {
      kind: 'dial.ended';
      payload: {
        step: number;
        leg: string | null;
        status: CarrierStatus;
        seconds: number;
        /** What the carrier says of the bridge; null when it says nothing. */
        bridged: boolean | null;
      };
    }
  | { kind: 'message.left'; payload: { step: number; seconds: number } }
  | { kind: 'recording'; payload: { sid: string; recording: RecordingKind; seconds: number } };

/** A fact as it is kept: `key` makes a repeated webhook one event, `at` is epoch ms by the clock of whoever told it. */
export type CallEvent = CallFact & { key: string; at: number };

export type EventOf<Kind extends CallEvent['kind']> = Extract<CallEvent, { kind: Kind }>;

/** The events of one kind. */
export function ofKind<Kind extends CallEvent['kind']>(events: readonly CallEvent[], kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind);
}

const terminal: ReadonlySet<CarrierStatus> = new Set(['completed', 'busy', 'no-answer', 'canceled', 'failed']);

/** Whether a call or leg in this state is over. */
export function isOver(status: CarrierStatus): boolean {
  return terminal.has(status);
}
