import { and, count, desc, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { MessageBucket } from '#contract/messaging/messageReports.contract.ts';
import type { DateView } from '#values/callFilter.ts';
import { countCap } from '#values/listRequest.ts';
import type { MessageDirection, MessageState } from '#values/sms/messageWords.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { campaigns } from '../../kernel/db/schema/campaigns.ts';
import { conversations, messages } from '../../kernel/db/schema/messages.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { keysByAccount } from '../../kernel/access/keysByAccount.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';

/** Which messages are counted or listed. The hour (0–23) and the weekday (1–7) are local. */
export interface MessageConditions {
  from?: Date | undefined;
  to?: Date | undefined;
  timezone: string;
  hour?: number | undefined;
  weekday?: number | undefined;
  trackingNumber?: readonly string[] | undefined;
  direction?: MessageDirection | undefined;
  state?: readonly MessageState[] | undefined;
  campaign?: string | undefined;
  search?: string | undefined;
}

export type Counted = Omit<MessageBucket, 'label'>;

const labelFormats = { hours: 'FMHH24', weekdays: 'ID', days: 'YYYY-MM-DD', months: 'YYYY-MM' } as const;

const localTime = (timezone: string) => sql`(${messages.stamp} at time zone ${timezone})`;

function conditionsOf(scope: Scope, asked: MessageConditions): SQL | undefined {
  return and(isWithin(scope, messages.accountId), filterOf(asked));
}

/** The condition without the accounts. */
function filterOf(asked: MessageConditions): SQL | undefined {
  const { from, to, timezone, hour, weekday, trackingNumber, direction, state, campaign, search = '' } = asked;
  return and(
    from && gte(messages.stamp, from),
    to && lt(messages.stamp, to),
    hour === undefined ? undefined : sql`extract(hour from ${localTime(timezone)}) = ${hour}`,
    weekday === undefined ? undefined : sql`extract(isodow from ${localTime(timezone)}) = ${weekday}`,
    trackingNumber && inArray(messages.did, [...trackingNumber]),
    direction && eq(messages.direction, direction),
    state && inArray(messages.state, [...state]),
    campaign === undefined ? undefined : eq(messages.campaignId, campaign),
    search === '' ? undefined : ilike(messages.msisdn, likeNumber(search)),
  );
}

const inStates = (...states: MessageState[]) =>
  sql<number>`(coalesce(sum(part.total) filter (where part.state in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})), 0))::int`;

const counts = {
  delivered: inStates('delivered'),
  sent: inStates('sent'),
  waiting: inStates('queued', 'sending'),
  undelivered: inStates('undelivered'),
  failed: inStates('failed'),
  unknown: inStates('unknown'),
  received: inStates('received'),
};
const countColumns = sql.join(
  Object.entries(counts).map(([name, of]) => sql`${of} as ${sql.identifier(name)}`),
  sql`, `,
);

/** Counts messages by local bucket; buckets without any are missing. */
export async function countByLabel(
  executor: Executor,
  scope: Scope,
  asked: MessageConditions,
  view: DateView,
): Promise<MessageBucket[]> {
  const { rows } = await executor.execute<MessageBucket & Record<string, unknown>>(sql`
    select part.label, ${countColumns}
    from (select to_char(${localTime(asked.timezone)}, ${labelFormats[view]}) as label, ${messages.state} as state,
        count(*) as total
      from ${messages} where ${conditionsOf(scope, asked)} group by 1, 2) as part
    group by part.label`);
  return rows;
}

/** Counts messages by our number or sender name, the busiest first. */
export async function countByNumber(executor: Executor, scope: Scope, asked: MessageConditions) {
  const name = sql`coalesce((select ${numbers.name} from ${numbers}
    where ${isWithin(scope, numbers.accountId)} and ${numbers.did} = part.did order by ${numbers.status} limit 1), '')`;
  const { rows } = await executor.execute<Counted & { number: string; name: string } & Record<string, unknown>>(sql`
    select part.did as number, ${name} as name, ${countColumns}
    from (select ${messages.did} as did, ${messages.state} as state, count(*) as total
      from ${messages} where ${conditionsOf(scope, asked)} group by 1, 2) as part
    group by part.did order by sum(part.total) desc, part.did limit 100`);
  return rows;
}

/** As each account's index is ordered. */
const newestFirst = sql`stamp desc nulls last, id desc nulls last`;

interface MessagePage {
  where: SQL | undefined;
  start: number;
  length: number;
}

/** Whether a message is one of a page, newest first. */
function isOnPage(scope: Scope, page: MessagePage): SQL {
  const keys = keysByAccount(scope, { table: messages, order: newestFirst, by: sql`stamp`, ...page });
  return sql`(${messages.accountId}, ${messages.id}) in (${keys})`;
}

/** A page of messages, newest first, and how many match, up to the cap. */
export async function pageOfMessages(
  executor: Executor,
  scope: Scope,
  { start, length, ...asked }: MessageConditions & { start: number; length: number },
) {
  const conversation = sql<string | null>`(select ${conversations.id} from ${conversations}
    where ${conversations.accountId} = ${messages.accountId} and ${conversations.did} = ${messages.did}
    and ${conversations.msisdn} = ${messages.msisdn})`;
  const rows = await executor
    .select({ row: messages, accountName: accounts.name, campaignName: campaigns.name, conversation })
    .from(messages)
    .innerJoin(accounts, eq(accounts.id, messages.accountId))
    .leftJoin(campaigns, and(eq(campaigns.accountId, messages.accountId), eq(campaigns.id, messages.campaignId)))
    .where(isOnPage(scope, { where: filterOf(asked), start, length }))
    .orderBy(desc(messages.stamp), desc(messages.id));
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .where(conditionsOf(scope, asked))
    .limit(countCap)
    .as('some');
  const [counted] = await executor.select({ total: count() }).from(some);
  return { rows, total: counted?.total ?? 0 };
}

interface Place {
  stamp: Date;
  id: string;
}

/** Messages after one of those that are asked for, newest first: their numbers and states. */
export function listExportedMessages(
  executor: Executor,
  scope: Scope,
  asked: MessageConditions,
  { after, length }: { after: Place | undefined; length: number },
) {
  const { stamp, id, msisdn, state } = messages;
  const rest = after && sql`(${stamp}, ${id}) < (${after.stamp.toISOString()}::timestamptz, ${after.id}::uuid)`;
  // One bound to begin at: of two, PostgreSQL may begin at the other one.
  // Of a code, the number is not kept.
  const where = and(
    filterOf(after ? { ...asked, to: undefined } : asked),
    rest,
    sql`${messages.kind} is distinct from 'code'`,
  );
  return executor
    .select({ stamp, id, msisdn, state })
    .from(messages)
    .where(isOnPage(scope, { where, start: 0, length }))
    .orderBy(desc(stamp), desc(id));
}

/** Campaigns that started in a time, after a place, newest first. */
export async function listStartedCampaigns(
  executor: Executor,
  scope: Scope,
  { from, to }: Pick<MessageConditions, 'from' | 'to'>,
  { after, length }: { after: Place | undefined; length: number },
) {
  const { startedAt, id } = campaigns;
  const rest = after && sql`(${startedAt}, ${id}) < (${after.stamp.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await executor
    .select({ campaign: campaigns, accountName: accounts.name })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.accountId))
    .where(
      and(
        isWithin(scope, campaigns.accountId),
        sql`${startedAt} is not null`,
        from && gte(startedAt, from),
        to && lt(startedAt, to),
        rest,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(length);
  return rows.map(({ campaign, accountName }) => ({ ...campaign, accountName }));
}
