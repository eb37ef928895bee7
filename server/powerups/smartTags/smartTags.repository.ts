import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { smartTags, tagBackfills } from '../../kernel/db/schema/smartTags.ts';
import type { PlacedCall, TagVersion } from './tagsInForce.rules.ts';

export type SmartTagRow = typeof smartTags.$inferSelect;
export type SmartTagKey = Pick<SmartTagRow, 'accountId' | 'id'>;

const isPresent = isNull(smartTags.until);

/** Those of the scope’s accounts with their names, by group and name ignoring case. */
export function listTags(executor: Executor, scope: Scope) {
  return executor
    .select({ tag: smartTags, accountName: accounts.name })
    .from(smartTags)
    .innerJoin(accounts, eq(accounts.id, smartTags.accountId))
    .where(and(isPresent, isWithin(scope, smartTags.accountId)))
    .orderBy(sql`lower(${smartTags.group})`, sql`lower(${smartTags.name})`, smartTags.id);
}

/** A tag, held until the transaction ends. */
export async function lockTag(tx: Tx, scope: Scope, id: string): Promise<SmartTagRow | undefined> {
  const [row] = await tx
    .select()
    .from(smartTags)
    .where(and(isPresent, isWithin(scope, smartTags.accountId), eq(smartTags.id, id)))
    .for('update');
  return row;
}

/** Undefined if the account has another tag of this name, in any case. */
export async function insertTag(tx: Tx, tag: typeof smartTags.$inferInsert): Promise<SmartTagRow | undefined> {
  const [row] = await tx.insert(smartTags).values(tag).onConflictDoNothing().returning();
  return row;
}

/** Ends what a tag says. */
export async function endTag(tx: Tx, { accountId, id }: SmartTagKey, until: Date): Promise<void> {
  await tx
    .update(smartTags)
    .set({ until })
    .where(and(isPresent, eq(smartTags.accountId, accountId), eq(smartTags.id, id)));
}

/** The versions of an account’s tags, and of those above, with their backfills. */
const versionsOf = (executor: Executor, account: SQLWrapper, backfills?: SQL) =>
  executor
    .select({ tag: smartTags, depth: accountTree.depth, backfill: tagBackfills })
    .from(accountTree)
    .innerJoin(smartTags, eq(smartTags.accountId, accountTree.ancestorId))
    .leftJoin(
      tagBackfills,
      and(
        eq(tagBackfills.accountId, smartTags.accountId),
        eq(tagBackfills.tagId, smartTags.id),
        eq(tagBackfills.version, smartTags.version),
        backfills,
      ),
    )
    .where(eq(accountTree.descendantId, account))
    .$dynamic();

const judgingStatement = perExecutor((executor) => {
  const [startedAt, at] = [sql.placeholder('startedAt'), sql.placeholder('at')];
  const mayReach = and(
    lte(tagBackfills.from, startedAt),
    gt(tagBackfills.until, startedAt),
    gt(tagBackfills.reachedAccount, 0),
  );
  const isOfThen = and(lte(smartTags.since, at), or(isPresent, gt(smartTags.until, at)));
  const account = sql`${sql.placeholder('account')}`;
  return versionsOf(executor, account, mayReach)
    .where(and(eq(accountTree.descendantId, account), or(isNotNull(tagBackfills.id), isOfThen)))
    .prepare('judging_tags');
});

/** What may judge a call: what was in force when it ended, and what backfills may have brought to it. */
export function listJudging(
  executor: Executor,
  { accountId: account, startedAt, endedAt }: PlacedCall,
): Promise<TagVersion<SmartTagRow>[]> {
  return judgingStatement(executor).execute({ account, startedAt: new Date(startedAt), at: new Date(endedAt) });
}

/** What may judge any call of an account. */
export function listVersions(executor: Executor, account: number): Promise<TagVersion<SmartTagRow>[]> {
  return versionsOf(executor, sql`${account}`);
}

/** Whether any version of a tag reached the calls below. */
export async function everReachedBelow(executor: Executor, { accountId, id }: SmartTagKey): Promise<boolean> {
  const reached = and(eq(smartTags.accountId, accountId), eq(smartTags.id, id), eq(smartTags.subAccounts, true));
  return (await executor.$count(smartTags, reached)) > 0;
}
