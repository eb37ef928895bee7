import type { FlowDocument } from '#flows/core/document.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoAccount } from './demoAccount.ts';

/** An account that can be called: its id in the database, and the flow that its numbers run. */
export interface CalledAccount {
  id: number;
  demo: DemoAccount & { flow: FlowDocument };
  flow: { id: string; version: number };
}

/** An account of the tenant, as stored. */
export type PlacedAccount = CalledAccount | { id: number; demo: DemoAccount; flow: null };

/** What the writing of the tenant is given. */
export interface TenantGiven {
  random: Random;
  passwordHash: string;
  /** When everything was set up. */
  createdAt: Date;
}
