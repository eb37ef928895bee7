import type { CallFacts } from './facts.ts';

/** Where calls come from, so far as a step can tell. */
export interface CallPlace {
  kind: 'prefix' | 'areaCode' | 'state' | 'country' | 'postcode' | 'elsewhere';
  /**
   * A dial prefix (`+613`), an area code (`AU 03`), a state (`AU-VIC`), a country (`AU`), or for postcodes the id of the
   * location routing that maps them. Empty for elsewhere.
   */
  code: string;
  /** What is known of a call from there. */
  facts: Partial<CallFacts>;
  /** Only of postcodes: whether a branch is found for them. */
  branchFound?: boolean;
}
