import type { CarrierStatus, RecordingKind } from '../calls/callEvent.ts';

/** A call as its carrier knows it. `status` is null if we do not know it, times are epoch ms by the carrier's clock. */
export interface CarrierCall {
  status: CarrierStatus | null;
  seconds: number | null;
  startedAt: number | null;
  endedAt: number | null;
}

/** A call to one of our numbers. */
export interface CarrierArrival extends CarrierCall {
  sid: string;
  /** E.164, or null when withheld. */
  caller: string | null;
  /** The number that was called. */
  called: string;
  startedAt: number;
}

/** A leg that a call rang. */
export interface CarrierLeg extends CarrierCall {
  sid: string;
  /** E.164. */
  number: string;
}

export interface CarrierRecording {
  sid: string;
  url: string;
  kind: RecordingKind;
  seconds: number;
  channels: number;
}

/** Answers questions about calls. Each rejects with AppError CARRIER-FAILED when it does not respond as expected. */
export interface CallCarrier {
  /** Null when the carrier does not know the call. */
  find(callSid: string): Promise<CarrierCall | null>;
  /** The calls to our numbers that began after a time. */
  listArrivals(since: Date): Promise<CarrierArrival[]>;
  legsOf(callSid: string): Promise<CarrierLeg[]>;
  /** The finished recordings of a call. */
  recordingsOf(callSid: string): Promise<CarrierRecording[]>;
}
