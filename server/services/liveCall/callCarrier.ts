import type { CarrierStatus } from '../../calls/callEvent.ts';

/** A call as its carrier knows it. `status` is null if we do not know it, `endedAt` is epoch ms. */
export interface CarrierCall {
  status: CarrierStatus | null;
  seconds: number | null;
  endedAt: number | null;
}

/** Answers questions about calls. */
export interface CallCarrier {
  /**
   * Null when the carrier does not know the call.
   * @throws AppError CARRIER-FAILED when it does not respond as expected.
   */
  find(callSid: string): Promise<CarrierCall | null>;
}
