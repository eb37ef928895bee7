import type { z } from 'zod';
import type { AccountType } from '#contract/tenancy/accounts.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import type { FlowDocument } from '#values/flow/document.ts';

/** A tracking number; `weight` is its part of the account's calls, `spare` numbers have no flow. */
export interface DemoNumber {
  did: string;
  name: string;
  source: DemoSource;
  area: string | null;
  type: NumberNetwork;
  weight: number;
}

export type DemoSource =
  | 'Google Ads'
  | 'Google Organic'
  | 'Bing Ads'
  | 'Facebook'
  | 'Website'
  | 'Print'
  | 'Direct'
  | 'Referral';

/** An account of the demo tenant with everything below it. All its numbers use its one flow. */
export interface DemoAccount {
  key: string;
  name: string;
  type: z.infer<typeof AccountType>;
  country: 'AU' | 'GB' | 'NZ';
  timezone: string;
  /** Its own carrier route, if any. */
  highway: string | null;
  /** Its part of the tenant's calls, relative to the other accounts. */
  share: number;
  tags: { name: string; color: string }[];
  numbers: DemoNumber[];
  flow: FlowDocument | null;
  children: DemoAccount[];
}

type Given = Pick<DemoAccount, 'key' | 'name' | 'type' | 'timezone'> & Partial<DemoAccount>;

/** An account with empty defaults, in Australia unless given. */
export function account(given: Given): DemoAccount {
  return { country: 'AU', highway: null, share: 0, tags: [], numbers: [], flow: null, children: [], ...given };
}

/** A landline tracking number. */
export function line(did: string, name: string, source: DemoSource, area: string, weight: number): DemoNumber {
  return { did, name, source, area, type: 'geo', weight };
}

/** The account and all below it, parents before children. */
export function withDescendants(root: DemoAccount): DemoAccount[] {
  return [root, ...root.children.flatMap(withDescendants)];
}
