import { and, asc, count, countDistinct, eq, gt, inArray, isNotNull, like, not, or, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { campaigns, smsContacts, smsLists } from '../../kernel/db/schema/campaigns.ts';
import { optOuts } from '../../kernel/db/schema/messages.ts';
import { type CallConditions, conditionsOf } from '../../telephony/calls/callConditions.ts';
import { likeText } from '../../kernel/likeText.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { likeNumber } from '../../kernel/searchedNumber.ts';
import { countsFor } from '../messages/optOut.conditions.ts';
import type { CampaignKey } from '../messages/campaign.conditions.ts';

export type ListRow = typeof smsLists.$inferSelect;
export type NamedList = ListRow & { accountName: string };
type ListKey = Pick<ListRow, 'accountId' | 'id'>;

function selectLists(executor: Executor) {
  return executor
    .select({ list: smsLists, accountName: accounts.name })
    .from(smsLists)
    .innerJoin(accounts, eq(accounts.id, smsLists.accountId));
}

export async function listLists(executor: Executor, scope: Scope): Promise<NamedList[]> {
  const rows = await selectLists(executor)
    .where(isWithin(scope, smsLists.accountId))
    .orderBy(sql`lower(${smsLists.name})`, smsLists.id);
  return rows.map(({ list, accountName }) => ({ ...list, accountName }));
}

export async function findList(executor: Executor, scope: Scope, id: string): Promise<NamedList | undefined> {
  const [row] = await selectLists(executor).where(and(isWithin(scope, smsLists.accountId), eq(smsLists.id, id)));
  return row && { ...row.list, accountName: row.accountName };
}

/** False when the account has a list of that name. */
export async function insertList(tx: Tx, list: typeof smsLists.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(smsLists).values(list).onConflictDoNothing().returning({ id: smsLists.id });
  return rows.length === 1;
}

/** Whether a change failed because the account has another list of the name. */
export const isTakenName = (error: unknown): boolean => isDuplicate(error, 'sms_lists_accountId_name_unique');

/** Renames a list of this version. False when somebody else was faster. */
export async function renameList(tx: Tx, list: ListKey & Pick<ListRow, 'version'>, name: string): Promise<boolean> {
  const rows = await tx
    .update(smsLists)
    .set({ name, version: list.version + 1 })
    .where(and(isList(list), eq(smsLists.version, list.version)))
    .returning({ id: smsLists.id });
  return rows.length === 1;
}

/** False when it is gone already. */
export async function deleteList(tx: Tx, list: ListKey): Promise<boolean> {
  await tx.delete(smsContacts).where(and(eq(smsContacts.accountId, list.accountId), eq(smsContacts.listId, list.id)));
  return (await tx.delete(smsLists).where(isList(list))).rowCount === 1;
}

/** A page of a list’s contacts by number. */
export async function pageOfContacts(
  executor: Executor,
  { accountId, id }: ListKey,
  { start, length, search = '' }: { start: number; length: number; search?: string | undefined },
) {
  const matches = and(
    eq(smsContacts.accountId, accountId),
    eq(smsContacts.listId, id),
    search === ''
      ? undefined
      : or(like(smsContacts.msisdn, likeNumber(search)), sql`${smsContacts.fields}::text ilike ${likeText(search)}`),
  );
  const rows = await executor
    .select({
      uuid: smsContacts.id,
      msisdn: smsContacts.msisdn,
      fields: smsContacts.fields,
      // Names are spelled out, because columns of a query of one table lose theirs.
      optedOut: sql<boolean>`exists (select from opt_outs where opt_outs.account_id = sms_contacts.account_id
        and opt_outs.msisdn = sms_contacts.msisdn)`,
    })
    .from(smsContacts)
    .where(matches)
    .orderBy(asc(smsContacts.msisdn))
    .limit(length)
    .offset(start);
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(smsContacts)
    .where(matches)
    .limit(countCap)
    .as('some');
  const [counted] = await executor.select({ total: count() }).from(some);
  return { rows, filtered: counted?.total ?? 0 };
}

export interface NewContact {
  msisdn: string;
  country: string | null;
  landline: boolean;
  fields: Record<string, string>;
}

/** Adds contacts to a list. Returns how many it did not have. */
export async function addContacts(tx: Tx, list: ListKey, contacts: readonly NewContact[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${smsContacts} (account_id, list_id, msisdn, fields, country, landline)
    select ${list.accountId}::int, ${list.id}::uuid, one.msisdn, one.fields::jsonb, one.country, one.landline
    from unnest(${sql.param(contacts.map(({ msisdn }) => msisdn))}::text[],
      ${sql.param(contacts.map(({ fields }) => JSON.stringify(fields)))}::text[],
      ${sql.param(contacts.map(({ country }) => country))}::text[],
      ${sql.param(contacts.map(({ landline }) => landline))}::boolean[]) as one(msisdn, fields, country, landline)
    on conflict do nothing`);
  return rowCount ?? 0;
}

function isCallerOf(scope: Scope, accountId: number, filter: CallConditions) {
  const isReal = and(isNotNull(calls.caller), eq(calls.test, false));
  return and(isWithin(scope, calls.accountId), eq(calls.accountId, accountId), conditionsOf(filter), isReal);
}

const hasOptedOut = (accountId: number) => sql<boolean>`exists (select from ${optOuts}
  where ${optOuts.msisdn} = ${calls.caller} and ${countsFor(accountId)})`;

const callersAtOnce = 2000;

/** The callers of calls, each once, in batches; no withheld ones, and none who opted out. */
export async function* listCallers(
  tx: Tx,
  scope: Scope,
  accountId: number,
  filter: CallConditions,
): AsyncGenerator<string> {
  let last = '';
  let found: { caller: string | null }[];
  do {
    const next = and(isCallerOf(scope, accountId, filter), gt(calls.caller, last), not(hasOptedOut(accountId)));
    found = await tx
      .selectDistinct({ caller: calls.caller })
      .from(calls)
      .where(next)
      .orderBy(calls.caller)
      .limit(callersAtOnce);
    for (const { caller } of found) {
      if (caller === null) continue;
      last = caller;
      yield caller;
    }
  } while (found.length === callersAtOnce);
}

/** How many callers the calls have, and how many of them opted out. */
export async function countCallers(executor: Executor, scope: Scope, accountId: number, filter: CallConditions) {
  const [row] = await executor
    .select({
      callers: countDistinct(calls.caller),
      optedOut: sql<number>`(count(distinct ${calls.caller}) filter (where ${hasOptedOut(accountId)}))::int`,
    })
    .from(calls)
    .where(isCallerOf(scope, accountId, filter));
  return row ?? { callers: 0, optedOut: 0 };
}

export async function removeContacts(tx: Tx, { accountId, id }: ListKey, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .delete(smsContacts)
    .where(and(eq(smsContacts.accountId, accountId), eq(smsContacts.listId, id), inArray(smsContacts.id, [...ids])))
    .returning({ id: smsContacts.id });
  return rows.length;
}

/** Notes that a list has other contacts: quotes of its campaigns no longer hold. */
export async function recordContacts(tx: Tx, list: ListKey, by: number, fields: readonly string[]): Promise<void> {
  await tx
    .update(smsLists)
    .set({
      total: sql`${smsLists.total} + ${by}`,
      contactsVersion: sql`${smsLists.contactsVersion} + 1`,
      fields: sql`array(select distinct unnest(${smsLists.fields} || ${sql.param([...fields])}::text[]) order by 1)`,
    })
    .where(isList(list));
}

function isList({ accountId, id }: ListKey) {
  return and(eq(smsLists.accountId, accountId), eq(smsLists.id, id));
}

/** Whether a campaign to a list is planned or being sent. */
export async function isListInUse(executor: Executor, { accountId, id }: CampaignKey): Promise<boolean> {
  const rows = await executor
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, accountId),
        inArray(campaigns.status, ['scheduled', 'sending', 'paused']),
        sql`${id}::uuid = any (${campaigns.lists})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
