import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { callTags } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const { id: uuid, accountId: account, name, color, version } = callTags;

export const columns = { uuid, account, name, color, version };

export async function findCallTag(executor: Executor, scope: Scope, id: string): Promise<CallTag | undefined> {
  const [tag] = await executor
    .select(columns)
    .from(callTags)
    .where(and(isWithin(scope, account), eq(uuid, id)));
  return tag;
}

/** Whether another tag of the account has this name, in any case. */
export async function isTagName(executor: Executor, tag: CallTag): Promise<boolean> {
  const same = and(eq(account, tag.account), ne(uuid, tag.uuid), sql`lower(${name}) = lower(${tag.name})`);
  return (await executor.$count(callTags, same)) > 0;
}

/** False if the account has a tag of this name by now. */
export async function insertCallTag(executor: Executor, tag: CallTag): Promise<boolean> {
  const { uuid: id, account: accountId, ...rest } = tag;
  const inserted = await executor
    .insert(callTags)
    .values({ id, accountId, ...rest })
    .onConflictDoNothing()
    .returning({ id: uuid });
  return inserted.length === 1;
}

/** Updates a tag if it still has this version. */
export async function changeCallTag(executor: Executor, tag: CallTag, from: number): Promise<boolean> {
  const changed = await executor
    .update(callTags)
    .set({ name: tag.name, color: tag.color, version: tag.version })
    .where(and(eq(account, tag.account), eq(uuid, tag.uuid), eq(version, from)))
    .returning({ id: uuid });
  return changed.length === 1;
}

export async function deleteCallTag(executor: Executor, scope: Scope, id: string): Promise<CallTag | undefined> {
  const [tag] = await executor
    .delete(callTags)
    .where(and(isWithin(scope, account), eq(uuid, id)))
    .returning(columns);
  return tag;
}
