import type { AvailableNumber } from '#contract/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';

/** A search for available numbers. `area` is a town as the carrier names it, `contains` consecutive digits. */
export interface NumberSearch {
  country: string;
  network: NumberNetwork;
  contains?: string | undefined;
  area?: string | undefined;
}

/** A source of numbers. Every method throws AppError CARRIER-FAILED when the carrier does not respond as expected. */
export interface NumberCarrier {
  /** The numbers that can be rented now, at most 30; empty if the carrier has no such numbers. */
  available(search: NumberSearch): Promise<AvailableNumber[]>;
  /**
   * Rents a number and directs its calls to our webhooks. Returns the carrier's id.
   * @throws AppError NUMBER-NOT-FOUND when it has been taken meanwhile.
   */
  rent(did: string): Promise<string>;
  /** Releases a number; succeeds if it was released before. */
  release(sid: string): Promise<void>;
}
