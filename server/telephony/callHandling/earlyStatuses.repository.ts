import { eq, lt, sql } from 'drizzle-orm';
import type { CarrierStatus } from '../calls/callEvent.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { earlyStatuses } from '../../kernel/db/schema/all.ts';

/** A call's final status. Durations are whole seconds, `at` is epoch ms. */
export interface EarlyStatus {
  callSid: string;
  status: CarrierStatus;
  seconds: number | null;
  at: number;
}

export async function keepEarlyStatus(db: Db, { callSid, status, seconds, at }: EarlyStatus): Promise<void> {
  await db
    .insert(earlyStatuses)
    .values({ callSid, status, seconds, at: new Date(at) })
    .onConflictDoNothing();
}

const statement = perExecutor((executor) =>
  executor
    .select()
    .from(earlyStatuses)
    .where(eq(earlyStatuses.callSid, sql.placeholder('callSid')))
    .prepare('early_status'),
);

/** The final status that was reported before the call itself. */
export async function findEarlyStatus(db: Db, callSid: string): Promise<EarlyStatus | undefined> {
  const [row] = await statement(db).execute({ callSid });
  return row && { ...row, status: row.status as CarrierStatus, at: row.at.getTime() };
}

/** Deletes those whose calls never came: carriers also report the end of calls that we rejected. */
export async function purgeEarlyStatuses(db: Db): Promise<void> {
  await db.delete(earlyStatuses).where(lt(earlyStatuses.storedAt, sql`now() - interval '1 hour'`));
}
