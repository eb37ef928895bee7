/** What a flow may know of a call when it starts. `at` is epoch milliseconds. */
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

/** What the check may know of the world around a flow: all of the flow's own account. */
export interface FlowWorld {
  /** Our own tracking numbers, E.164: a flow must not ring one. */
  trackingNumbers: ReadonlySet<string>;
  blockedNumbers: ReadonlySet<string>;
  /** Names of the account's tags. */
  tags: ReadonlySet<string>;
}
