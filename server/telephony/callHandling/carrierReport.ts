import type { CallOrigin } from '../calls/callOrigin.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { CarrierStatus } from '../calls/callEvent.ts';
import type { FoundRecording } from './keepRecording.ts';

/** A carrier reports a call to one of our numbers. `at` is epoch ms. */
export interface IncomingCall {
  at: number;
  /** The same for every attempt of one webhook. */
  webhookKey: string;
  callSid: string;
  /** E.164, or null when withheld. */
  caller: string | null;
  /** The number that was called. */
  called: string;
  /** Undefined if the networks on the way said nothing about the caller. */
  origin: CallOrigin | undefined;
  /** The caller's state (ISO 3166-2), if the carrier tells it. */
  state?: string | undefined;
  /** Whether we had the carrier place it, to try a flow out. */
  isTest?: boolean;
}

/** A carrier reports the outcome of the last response. Durations are whole seconds. */
export interface StepReport {
  at: number;
  webhookKey: string;
  /** Null when the carrier reported one that we do not know. */
  callStatus: CarrierStatus | null;
  /** The keys pressed; empty if none. */
  digits: string;
  /** The result of a dial; `bridged` is null if the carrier does not report it. */
  dial: { leg: string | null; status: CarrierStatus | null; seconds: number; bridged: boolean | null } | null;
  /** The length of a recorded message. */
  messageSeconds: number | null;
  /** The recording of a dial or message, if the report names it. */
  recording: FoundRecording | null;
}

/** A target of a dial, as named in webhook URLs. */
export interface DialedTarget {
  key: CallKey;
  step: number;
  targetId: string;
}

/** A carrier reports the status of a call, or of one leg. */
export interface StatusReport {
  /** When we heard of it. */
  at: number;
  /** When it happened, by the carrier's clock. */
  toldAt?: number;
  callSid: string;
  status: CarrierStatus;
  seconds: number | null;
}
