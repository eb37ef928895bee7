import type { Effect } from '#flows/core/effects.ts';
import type { CallKey } from './callKey.ts';

/** What the carrier is told to do with a call. Plain JSON, so that a retried webhook gets the stored response. */
export type CallResponse =
  | { type: 'reject' }
  /** Carries out the effects of a step. `caller` is E.164, or null when withheld. */
  | {
      type: 'effects';
      key: CallKey;
      step: number;
      caller: string | null;
      trackingNumber: string;
      effects: Effect[];
    };
