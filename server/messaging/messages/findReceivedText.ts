import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { messageMedia } from '../../kernel/db/schema/messageMedia.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';

export type ReceivedText = NonNullable<Awaited<ReturnType<typeof findReceivedText>>>;

/** Of our side of a text. */
const numberName = sql<string>`coalesce((select ${numbers.name} from ${numbers} where ${numbers.accountId} = ${messages.accountId}
  and ${numbers.did} = ${messages.did} order by ${numbers.status} limit 1), ${messages.did})`;

/** A text that came in, as others are told of it. */
export async function findReceivedText(executor: Executor, accountId: number, id: string) {
  const media = sql<number>`(select count(*)::int from ${messageMedia} where ${messageMedia.accountId} = ${messages.accountId}
    and ${messageMedia.messageId} = ${messages.id})`;
  const { msisdn, did, content, stamp: at } = messages;
  const [row] = await executor
    .select({ msisdn, did, content, at, timezone: accounts.timezone, trackingName: numberName, media })
    .from(messages)
    .innerJoin(accounts, eq(accounts.id, messages.accountId))
    .where(and(eq(messages.accountId, accountId), eq(messages.id, id)));
  return row;
}

/** A text that went out or failed, as others are told of it. */
export async function findSentText(executor: Executor, accountId: number, id: string) {
  const { msisdn, did, content, state, error, campaignId, sentAt, endedAt, stamp } = messages;
  const [row] = await executor
    .select({ msisdn, did, content, state, error, campaignId, sentAt, endedAt, stamp, trackingName: numberName })
    .from(messages)
    .where(and(eq(messages.accountId, accountId), eq(messages.id, id), eq(messages.direction, 'outbound')));
  return row;
}

/** The latest texts that went out or failed, newest first. */
export function listLatestSent(executor: Executor, scope: Scope, is: 'sent' | 'failed', most: number) {
  const hasEnded = is === 'sent' ? isNotNull(messages.sentAt) : inArray(messages.state, ['failed', 'undelivered']);
  return executor
    .select({ id: messages.id, at: messages.stamp })
    .from(messages)
    .where(
      and(isWithin(scope, messages.accountId), eq(messages.direction, 'outbound'), ne(messages.kind, 'code'), hasEnded),
    )
    .orderBy(desc(messages.stamp))
    .limit(most);
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
