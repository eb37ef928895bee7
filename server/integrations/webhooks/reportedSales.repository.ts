import { and, desc, eq } from 'drizzle-orm';
import type { ReportedSale } from '#contract/integrations/webhooks.contract.ts';
import { givenOrderId } from '#values/sale.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { sales } from '../../kernel/db/schema/sales.ts';

/** A sale as other systems get it; undefined once it was taken back. */
export async function findReportedSale(
  executor: Executor,
  accountId: number,
  id: string,
): Promise<ReportedSale | undefined> {
  const [row] = await executor
    .select()
    .from(sales)
    .where(and(eq(sales.accountId, accountId), eq(sales.id, id)));
  return row && toReported(row);
}

/** The ids of the latest sales, newest first. */
export function listLatestSales(executor: Executor, scope: Scope, most: number) {
  return executor
    .select({ subject: sales.id, at: sales.soldAt })
    .from(sales)
    .where(isWithin(scope, sales.accountId))
    .orderBy(desc(sales.soldAt), sales.id)
    .limit(most);
}

function toReported(row: typeof sales.$inferSelect): ReportedSale {
  const { id: uuid, accountId: account, orderId, phone, soldAt, amount, currency, stage, callUuid: call } = row;
  return {
    uuid,
    account,
    orderId: givenOrderId(orderId),
    phone,
    date: soldAt.toISOString(),
    value: amount === null || currency === null ? null : { amount, currency },
    stage,
    call,
  };
}
