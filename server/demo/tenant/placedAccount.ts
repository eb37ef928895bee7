import type { FlowDocument } from '#values/flow/document.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoAccount } from './demoAccount.ts';

/** An account that receives calls, with its database id and the flow of its numbers. */
export interface CalledAccount {
  id: number;
  demo: DemoAccount & { flow: FlowDocument };
  flow: { id: string; version: number };
}

/** An account of the tenant as stored. */
export type PlacedAccount = CalledAccount | { id: number; demo: DemoAccount; flow: null };

export interface TenantGiven {
  random: Random;
  passwordHash: string;
  /** The creation time of everything. */
  createdAt: Date;
}
