import { sql } from 'drizzle-orm';
import type { IntegrationType } from '#values/integrationWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';

const setUpLock = 7_201_025;

/** Until the transaction ends, nobody else sets up an integration of this type for the account. */
export async function lockSetUp(tx: Tx, accountId: number, type: IntegrationType): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${setUpLock}::int, hashtext(${`${accountId} ${type}`}))`);
}
