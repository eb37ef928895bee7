import { and, arrayContains, arrayOverlaps, eq, inArray, not, or, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { followUps } from '../../kernel/db/schema/followUps.ts';

export type FollowUpRow = typeof followUps.$inferSelect;
type NewFollowUp = typeof followUps.$inferInsert;
export type FollowUpKey = Pick<FollowUpRow, 'accountId' | 'id'>;

const is = ({ accountId, id }: FollowUpKey) => and(eq(followUps.accountId, accountId), eq(followUps.id, id));

/** Those of the scope’s accounts with their names, by name ignoring case. */
export function listFollowUpRows(executor: Executor, scope: Scope) {
  return executor
    .select({ followUp: followUps, accountName: accounts.name })
    .from(followUps)
    .innerJoin(accounts, eq(accounts.id, followUps.accountId))
    .where(isWithin(scope, followUps.accountId))
    .orderBy(sql`lower(${followUps.name})`, followUps.id);
}

/** A follow-up, held until the transaction ends. */
export async function lockFollowUp(tx: Tx, scope: Scope, id: string): Promise<FollowUpRow | undefined> {
  const [row] = await tx
    .select()
    .from(followUps)
    .where(and(isWithin(scope, followUps.accountId), eq(followUps.id, id)))
    .for('update');
  return row;
}

export async function insertFollowUp(tx: Tx, followUp: NewFollowUp): Promise<FollowUpRow> {
  const [row] = await tx.insert(followUps).values(followUp).returning();
  if (!row) throw new Error('a follow-up was not stored');
  return row;
}

export async function updateFollowUp(tx: Tx, key: FollowUpKey, change: Partial<NewFollowUp>): Promise<FollowUpRow> {
  const [row] = await tx
    .update(followUps)
    .set({ ...change, version: sql`${followUps.version} + 1` })
    .where(is(key))
    .returning();
  if (!row) throw new Error('a follow-up is gone');
  return row;
}

export async function removeFollowUp(tx: Tx, key: FollowUpKey): Promise<void> {
  await tx.delete(followUps).where(is(key));
}

const followingStatement = perExecutor((executor) =>
  executor
    .select({ followUp: followUps })
    .from(accountTree)
    .innerJoin(followUps, eq(followUps.accountId, accountTree.ancestorId))
    .where(
      and(
        eq(accountTree.descendantId, sql.placeholder('account')),
        or(eq(accountTree.depth, 0), followUps.subAccounts),
        followUps.enabled,
        or(followUps.allNumbers, sql`${sql.placeholder('did')}::text = any (${followUps.dids})`),
      ),
    )
    .orderBy(followUps.createdAt, followUps.id)
    .prepare('following_calls'),
);

/** Those in force for the calls to a number, of its account and of those above. */
export async function listFollowing(executor: Executor, account: number, did: string): Promise<FollowUpRow[]> {
  return (await followingStatement(executor).execute({ account, did })).map(({ followUp }) => followUp);
}

/** Those of an account that name numbers and either have this one or are chosen for it, held until the transaction ends. */
export function lockFollowUpsOf(tx: Tx, accountId: number, did: string, chosen: readonly string[]) {
  const concerned = or(arrayOverlaps(followUps.dids, [did]), inArray(followUps.id, [...chosen]));
  return tx
    .select()
    .from(followUps)
    .where(and(eq(followUps.accountId, accountId), concerned))
    .orderBy(followUps.id)
    .for('update');
}

/** Adds a number to follow-ups, and takes it from the others of the account. */
export async function moveNumber(
  tx: Tx,
  { accountId, did, chosen }: { accountId: number; did: string; chosen: readonly string[] },
  by: Pick<FollowUpRow, 'createdBy' | 'createdAt'>,
): Promise<void> {
  const isNamed = and(eq(followUps.accountId, accountId), not(followUps.allNumbers));
  const has = arrayContains(followUps.dids, [did]);
  const isChosen = inArray(followUps.id, [...chosen]);
  const change = { ...by, version: sql`${followUps.version} + 1` };
  await tx
    .update(followUps)
    .set({ ...change, dids: sql`array_append(${followUps.dids}, ${did})` })
    .where(and(isNamed, not(has), isChosen));
  await tx
    .update(followUps)
    .set({ ...change, dids: sql`array_remove(${followUps.dids}, ${did})` })
    .where(and(isNamed, has, not(isChosen)));
}
