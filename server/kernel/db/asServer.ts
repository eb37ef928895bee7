import { sql } from 'drizzle-orm';
import type { Tx } from './executor.ts';
import { tenantRole } from './secureTables.ts';

/**
 * Runs statements of the server’s own within a user’s transaction: what follows from a change in accounts that the user
 * may not see, such as those above. Anything else in it stays restricted.
 */
export async function asServer<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`);
  if (rows[0]?.role !== tenantRole) return work();
  await tx.execute(sql`set local role none`);
  const result = await work();
  // After a failure the transaction is rolled back as a whole, and its role with it.
  await tx.execute(sql.raw(`set local role ${tenantRole}`));
  return result;
}
