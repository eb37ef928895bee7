import { eq, and, asc } from 'drizzle-orm';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** The language of the account's owner: its first active user, or that of the nearest account above; English without any. */
export async function findLanguage(executor: Executor, accountId: number): Promise<Locale> {
  const [owner] = await executor
    .select({ locale: users.locale })
    .from(accountTree)
    .innerJoin(users, eq(users.accountId, accountTree.ancestorId))
    .where(and(eq(accountTree.descendantId, accountId), eq(users.status, 'active')))
    .orderBy(asc(accountTree.depth), asc(users.id))
    .limit(1);
  return owner?.locale ?? 'en-GB';
}
