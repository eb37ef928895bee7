import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { perExecutor } from '../../kernel/db/perExecutor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { smartTags } from '../../kernel/db/schema/smartTags.ts';

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

const judgingStatement = perExecutor((executor) => {
  const at = sql.placeholder('at');
  return executor
    .select({ tag: smartTags })
    .from(accountTree)
    .innerJoin(smartTags, eq(smartTags.accountId, accountTree.ancestorId))
    .where(
      and(
        eq(accountTree.descendantId, sql.placeholder('account')),
        or(eq(accountTree.depth, 0), eq(smartTags.subAccounts, true)),
        eq(smartTags.enabled, true),
        lte(smartTags.since, at),
        or(isPresent, gt(smartTags.until, at)),
      ),
    )
    .prepare('judging_tags');
});

/** What judged calls of an account at a moment: its own tags and those of accounts above that reach it. */
export async function listJudging(executor: Executor, account: number, at: Date): Promise<SmartTagRow[]> {
  const rows = await judgingStatement(executor).execute({ account, at });
  return rows.map(({ tag }) => tag);
}
