import { and, inArray } from 'drizzle-orm';
import { optOuts } from '../../kernel/db/schema/messages.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { countsFor } from './optOut.conditions.ts';

/** For whose accounts somebody opted out: `below` if for all below this one, `above` if an account above says so. */
export interface OptedOut {
  own: boolean;
  below: boolean;
  above: boolean;
}

export async function isOptedOut(executor: Executor, accountId: number, msisdn: string): Promise<boolean> {
  return (await optedOutOf(executor, accountId, [msisdn])).has(msisdn);
}

/** Which of these numbers an account may not text. */
export async function optedOutOf(executor: Executor, accountId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>();
  const rows = await executor
    .select({ msisdn: optOuts.msisdn })
    .from(optOuts)
    .where(and(inArray(optOuts.msisdn, [...numbers]), countsFor(accountId)));
  return new Set(rows.map(({ msisdn }) => msisdn));
}
