import type { AvailableNumber } from '#contract/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';

/** Which numbers are looked for. `area` is a town as the carrier names it, `contains` digits next to each other. */
export interface NumberSearch {
  country: string;
  network: NumberNetwork;
  contains?: string | undefined;
  area?: string | undefined;
}

/** Where numbers come from. Every method throws AppError CARRIER-FAILED when the carrier does not answer as it should. */
export interface NumberCarrier {
  /** What could be rented now, at most 30; nothing where the carrier has no such numbers. */
  available(search: NumberSearch): Promise<AvailableNumber[]>;
  /**
   * Rents a number whose calls then come to our webhooks. Answers the carrier's id of it.
   * @throws AppError NUMBER-NOT-FOUND when somebody else has it by now.
   */
  rent(did: string): Promise<string>;
  /** Gives a number back; one that is back already is fine. */
  release(sid: string): Promise<void>;
}
