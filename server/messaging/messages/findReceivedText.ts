import { and, desc, eq, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { messageMedia } from '../../kernel/db/schema/messageMedia.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';

export type ReceivedText = NonNullable<Awaited<ReturnType<typeof findReceivedText>>>;

/** A text that came in, as others are told of it. */
export async function findReceivedText(executor: Executor, accountId: number, id: string) {
  const name = sql<string>`coalesce((select ${numbers.name} from ${numbers} where ${numbers.accountId} = ${messages.accountId}
    and ${numbers.did} = ${messages.did} order by ${numbers.status} limit 1), ${messages.did})`;
  const media = sql<number>`(select count(*)::int from ${messageMedia} where ${messageMedia.accountId} = ${messages.accountId}
    and ${messageMedia.messageId} = ${messages.id})`;
  const { msisdn, did, content, stamp: at } = messages;
  const [row] = await executor
    .select({ msisdn, did, content, at, timezone: accounts.timezone, trackingName: name, media })
    .from(messages)
    .innerJoin(accounts, eq(accounts.id, messages.accountId))
    .where(and(eq(messages.accountId, accountId), eq(messages.id, id)));
  return row;
}

/** The latest texts that came in, newest first. */
export function listLatestTexts(executor: Executor, scope: Scope, most: number) {
  return executor
    .select({ id: messages.id, at: messages.stamp })
    .from(messages)
    .where(and(isWithin(scope, messages.accountId), eq(messages.direction, 'inbound')))
    .orderBy(desc(messages.stamp))
    .limit(most);
}
