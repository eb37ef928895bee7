import type { AvailableNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';

/** A search for available numbers. `area` is a town as the carrier names it, `contains` consecutive digits. */
export interface NumberSearch {
  country: string;
  network: NumberNetwork;
  contains?: string | undefined;
  area?: string | undefined;
}

export interface NumberPurchase {
  did: string;
  /** ISO 3166. */
  country: string;
  network: NumberNetwork;
  /** What the account proves to the regulator there, by the carrier's ids; null has the carrier use the installation's. */
  proof: { address: string | null; bundle: string } | null;
  /** Kept with the number by the carrier, so that a purchase can be recognized whose answer was lost. */
  mark: string;
}

/** A number that the carrier bills to us. */
export interface CarrierNumber {
  sid: string;
  did: string;
  /** The mark of its purchase; null if it was not bought by us. */
  mark: string | null;
  /** Whether its calls come to our webhooks as they are now. */
  current: boolean;
  /** Whether it can take calls; false while a purchase or a port is under way. */
  ready: boolean;
}

/** A source of numbers. Every method throws AppError CARRIER-FAILED when the carrier does not respond as expected. */
export interface NumberCarrier {
  /** The numbers that can be rented now, at most 30; empty if the carrier has no such numbers. */
  available(search: NumberSearch): Promise<AvailableNumber[]>;
  /**
   * Rents a number and directs its calls to our webhooks. Returns the carrier's id.
   * @throws AppError with the reason when the carrier refuses, and its own words as `info.carrier`: NUMBER-NOT-FOUND
   * (taken meanwhile), NUMBER-ADDRESS-REQUIRED, NUMBER-DOCUMENTS-REQUIRED, NUMBER-NOT-PERMITTED, CARRIER-FAILED.
   */
  rent(purchase: NumberPurchase): Promise<string>;
  /** The number as the carrier has it; null if it is not ours there. */
  find(did: string): Promise<CarrierNumber | null>;
  /** All numbers that the carrier bills to us, in parts. */
  listRented(): AsyncIterable<CarrierNumber[]>;
  /** Directs a number's calls to our webhooks. */
  redirect(number: Pick<CarrierNumber, 'sid' | 'did'>): Promise<void>;
  /** Releases a number; succeeds if it was released before. */
  release(sid: string): Promise<void>;
}
