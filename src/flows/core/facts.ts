/** What a flow knows about a call when it starts. `at` is epoch milliseconds. */
export interface CallFacts {
  at: number;
  /** E.164, or null when withheld. */
  caller: string | null;
  /** The tracking number that was called, E.164. */
  trackingNumber: string;
  area: string | null;
  country: string | null;
  firstTime: boolean;
}
