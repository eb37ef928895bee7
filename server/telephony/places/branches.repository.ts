import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { branches, locationPostcodes } from '../../kernel/db/schema/places.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type BranchRow = typeof branches.$inferSelect;

/** The branches of the scope by name, ignoring case. */
export function listBranches(executor: Executor, scope: Scope): Promise<BranchRow[]> {
  return executor
    .select()
    .from(branches)
    .where(isWithin(scope, branches.accountId))
    .orderBy(sql`lower(${branches.name})`, branches.id);
}

/** The branches that take part in a location routing: its own, and those of no other one. */
export function branchesOf(executor: Executor, accountId: number, locationId: string): Promise<BranchRow[]> {
  const takesPart = or(isNull(branches.locationId), eq(branches.locationId, locationId));
  return executor
    .select()
    .from(branches)
    .where(and(eq(branches.accountId, accountId), takesPart))
    .orderBy(branches.name, branches.id);
}

export async function findBranch(executor: Executor, scope: Scope, id: string): Promise<BranchRow | undefined> {
  const [row] = await executor.select().from(branches).where(isBranch(scope, id));
  return row;
}

/** Locks a branch until the transaction ends. */
export async function lockBranch(tx: Tx, scope: Scope, id: string): Promise<BranchRow | undefined> {
  const [row] = await tx.select().from(branches).where(isBranch(scope, id)).for('update');
  return row;
}

/** Undefined when another branch of the account has the code. */
export async function insertBranch(
  executor: Executor,
  branch: typeof branches.$inferInsert,
): Promise<BranchRow | undefined> {
  const [row] = await executor.insert(branches).values(branch).onConflictDoNothing().returning();
  return row;
}

/** Whether another branch of the account has the code, ignoring case. */
export async function isCodeTaken(executor: Executor, accountId: number, id: string, code: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: branches.id })
    .from(branches)
    .where(
      and(
        eq(branches.accountId, accountId),
        sql`lower(${branches.code}) = lower(${code})`,
        sql`${branches.id} <> ${id}`,
      ),
    );
  return row !== undefined;
}

type Change = Omit<typeof branches.$inferInsert, 'accountId' | 'id' | 'version'>;

export async function updateBranch(
  tx: Tx,
  { accountId, id, version }: BranchRow,
  change: Change,
): Promise<BranchRow | undefined> {
  const [row] = await tx
    .update(branches)
    .set({ ...change, version: version + 1 })
    .where(and(eq(branches.accountId, accountId), eq(branches.id, id)))
    .returning();
  return row;
}

/** Deletes a branch and takes it out of all mappings. */
export async function deleteBranch(tx: Tx, { accountId, id }: BranchRow): Promise<void> {
  for (const name of ['specified', 'automatic'] as const)
    await tx
      .update(locationPostcodes)
      .set({ [name]: null })
      .where(and(eq(locationPostcodes.accountId, accountId), eq(locationPostcodes[name], id)));
  await tx.delete(branches).where(and(eq(branches.accountId, accountId), eq(branches.id, id)));
}

function isBranch(scope: Scope, id: string) {
  return and(isWithin(scope, branches.accountId), eq(branches.id, id));
}
