import { eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { smsRates } from '../../kernel/db/schema/smsCredit.ts';

/** A payer’s prices by country. */
export async function listRates(executor: Executor, payerId: number) {
  return executor
    .select({ country: smsRates.country, price: smsRates.price, refundsUndelivered: smsRates.refundsUndelivered })
    .from(smsRates)
    .where(eq(smsRates.accountId, payerId))
    .orderBy(smsRates.country);
}
