import type { Attestation } from '#values/attestation.ts';

/**
 * What a flow knows about a call when it starts. `at` is epoch milliseconds. The optional facts are unknown if missing or
 * null: nobody told them, or the call began before they existed.
 */
export interface CallFacts {
  at: number;
  /** E.164, or null when withheld. */
  caller: string | null;
  /** The tracking number that was called, E.164. */
  trackingNumber: string;
  area: string | null;
  /** ISO 3166-1, for example `AU`. */
  country: string | null;
  firstTime: boolean;
  /** ISO 3166-2, for example `AU-VIC`. */
  state?: string | null;
  /** Whether the caller's number can receive text messages. */
  mobile?: boolean;
  attestation?: Attestation | null;
  /** The name that the networks show with the caller's number (CNAM). */
  callerName?: string | null;
  /** The names of the tags of the caller's earlier calls, and of this call so far. */
  tags?: readonly string[];
  trackingName?: string | null;
  source?: string | null;
  medium?: string | null;
  campaign?: string | null;
  /** The URL of the first page of the caller's visit. */
  landingPage?: string | null;
}

/** A fact that costs a query, so it is only looked up for flows with a node that needs it. */
export type LookedUpFact = 'tags';
