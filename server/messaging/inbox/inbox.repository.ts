import { and, count, desc, eq, exists, gt, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { conversationReads, conversations, messages, optOuts } from '../../kernel/db/schema/messages.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { contacts, users } from '../../kernel/db/schema/users.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { keysByAccount } from '../../kernel/access/keysByAccount.ts';
import { likeText } from '../../kernel/likeText.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import { countsFor } from '../messages/optOut.conditions.ts';
import type { MessageRow } from '../messages/messageRow.ts';

/** What narrows the inbox. */
export interface InboxFilter {
  did?: readonly string[] | undefined;
  msisdn?: readonly string[] | undefined;
  state?: 'open' | 'closed' | undefined;
  /** Null is nobody. */
  assignee?: number | null | undefined;
  unread?: boolean | undefined;
  search?: string | undefined;
}

/** Messages that came in since the user read the conversation. */
const unreadOf = (userId: number) => sql<number>`(select count(*)::int from ${messages}
  where ${messages.accountId} = ${conversations.accountId} and ${messages.did} = ${conversations.did}
  and ${messages.msisdn} = ${conversations.msisdn} and ${messages.direction} = 'inbound'
  and ${messages.stamp} > coalesce((select ${conversationReads.readAt} from ${conversationReads}
    where ${conversationReads.accountId} = ${conversations.accountId}
    and ${conversationReads.conversationId} = ${conversations.id} and ${conversationReads.userId} = ${userId}),
    '-infinity'))`;

const contactName = sql<string>`coalesce((select ${fullNameColumn(contacts)} from ${contacts}
  where ${contacts.accountId} = ${conversations.accountId}
  and ${contacts.numbers} @> jsonb_build_array(jsonb_build_object('num', ${conversations.msisdn})) limit 1), '')`;

const trackingName = sql<string>`coalesce((select ${numbers.name} from ${numbers}
  where ${numbers.accountId} = ${conversations.accountId} and ${numbers.did} = ${conversations.did}
  order by ${numbers.status} limit 1), '')`;

const isUnread = (userId: number) => sql`${conversations.lastInboundAt} > coalesce(
  (select ${conversationReads.readAt} from ${conversationReads}
    where ${conversationReads.accountId} = ${conversations.accountId}
    and ${conversationReads.conversationId} = ${conversations.id} and ${conversationReads.userId} = ${userId}),
  '-infinity')`;

/** The condition without the accounts. */
function filterOf(executor: Executor, userId: number, filter: InboxFilter): SQL | undefined {
  const { did, msisdn, state, assignee, unread, search = '' } = filter;
  const matching = executor
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.accountId, conversations.accountId),
        eq(messages.did, conversations.did),
        eq(messages.msisdn, conversations.msisdn),
        ilike(messages.content, likeText(search)),
      ),
    );
  return and(
    did && inArray(conversations.did, [...did]),
    msisdn && inArray(conversations.msisdn, [...msisdn]),
    state && eq(conversations.state, state),
    assignee === null ? sql`${conversations.assigneeId} is null` : undefined,
    typeof assignee === 'number' ? eq(conversations.assigneeId, assignee) : undefined,
    unread ? isUnread(userId) : undefined,
    search === ''
      ? undefined
      : or(ilike(conversations.msisdn, likeNumber(search)), ilike(contactName, likeText(search)), exists(matching)),
  );
}

function selectConversations(executor: Executor, userId: number) {
  const last = { content: messages.content, direction: messages.direction, state: messages.state };
  return executor
    .select({
      row: conversations,
      accountName: accounts.name,
      trackingName,
      name: contactName,
      unread: unreadOf(userId),
      optedOut: sql<boolean>`exists (select from ${optOuts} where ${optOuts.msisdn} = ${conversations.msisdn}
        and ${countsFor(conversations.accountId)})`,
      assigneeName: sql<string | null>`(select ${fullNameColumn(users)} from ${users}
        where ${users.id} = ${conversations.assigneeId})`,
      last: { uuid: messages.id, ...last, stamp: messages.stamp, userName: messages.userName },
    })
    .from(conversations)
    .innerJoin(accounts, eq(accounts.id, conversations.accountId))
    .innerJoin(
      messages,
      and(eq(messages.accountId, conversations.accountId), eq(messages.id, conversations.lastMessageId)),
    );
}

export type ListedConversation = Awaited<ReturnType<typeof selectConversations>>[number];

/** As each account's index is ordered, then by id. */
const newestFirst = sql`last_at desc nulls last, id`;

/** A page of conversations, the one with the newest message first. */
export function pageOfConversations(
  executor: Executor,
  scope: Scope,
  userId: number,
  { start, length, ...filter }: InboxFilter & { start: number; length: number },
): Promise<ListedConversation[]> {
  const where = filterOf(executor, userId, filter);
  const keys = keysByAccount(scope, {
    table: conversations,
    where,
    order: newestFirst,
    by: sql`last_at`,
    start,
    length,
  });
  return selectConversations(executor, userId)
    .where(sql`(${conversations.accountId}, ${conversations.id}) in (${keys})`)
    .orderBy(desc(conversations.lastAt), conversations.id);
}

/** How many conversations match, up to the cap. */
export async function countConversations(
  executor: Executor,
  scope: Scope,
  userId: number,
  filter: InboxFilter,
): Promise<number> {
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(conversations)
    .where(and(isWithin(scope, conversations.accountId), filterOf(executor, userId, filter)))
    .limit(countCap)
    .as('some');
  const [row] = await executor.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

export async function findListedConversation(
  executor: Executor,
  scope: Scope,
  userId: number,
  id: string,
): Promise<ListedConversation | undefined> {
  const [row] = await selectConversations(executor, userId).where(
    and(isWithin(scope, conversations.accountId), eq(conversations.id, id)),
  );
  return row;
}

interface Ends {
  accountId: number;
  did: string;
  msisdn: string;
}

/** The messages between two numbers before a time, newest first. */
export function messagesBetween(executor: Executor, { accountId, did, msisdn }: Ends, before: Date, most: number) {
  return executor
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.accountId, accountId),
        eq(messages.did, did),
        eq(messages.msisdn, msisdn),
        lt(messages.stamp, before),
      ),
    )
    .orderBy(desc(messages.stamp))
    .limit(most);
}

/** The calls between two numbers before a time, newest first. */
export function callsBetween(executor: Executor, { accountId, did, msisdn }: Ends, before: Date, most: number) {
  return executor
    .select({
      uuid: calls.uuid,
      direction: calls.direction,
      status: calls.status,
      duration: calls.duration,
      audio: calls.audio,
      dateStart: calls.dateStart,
    })
    .from(calls)
    .where(
      and(
        eq(calls.accountId, accountId),
        eq(calls.caller, msisdn),
        eq(calls.trackingNumber, did),
        lt(calls.dateStart, before),
        gt(calls.dateStart, new Date(0)),
      ),
    )
    .orderBy(desc(calls.dateStart))
    .limit(most);
}

export async function findMessage(executor: Executor, scope: Scope, id: string): Promise<MessageRow | undefined> {
  const [row] = await executor
    .select()
    .from(messages)
    .where(and(isWithin(scope, messages.accountId), eq(messages.id, id)));
  return row;
}
