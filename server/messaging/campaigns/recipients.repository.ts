import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { smsContacts } from '../../kernel/db/schema/campaigns.ts';
import { countsFor } from '../messages/optOut.conditions.ts';

/** Somebody on a list of a campaign. */
export interface ListedRecipient {
  msisdn: string;
  fields: Record<string, string>;
  country: string | null;
  landline: boolean;
  optedOut: boolean;
  /** Whether a list before this one has the number as well. */
  repeated: boolean;
}

interface Part {
  accountId: number;
  listId: string;
  /** The lists before this one. */
  before: readonly string[];
}

function selectFrom(executor: Executor, { accountId, before }: Part) {
  const earlier = sql.param([...before]);
  return executor.select({
    msisdn: smsContacts.msisdn,
    fields: smsContacts.fields,
    country: smsContacts.country,
    landline: smsContacts.landline,
    // Names are spelled out, because columns of a query of one table lose theirs.
    optedOut: sql<boolean>`exists (select from opt_outs where opt_outs.msisdn = sms_contacts.msisdn
      and ${countsFor(accountId)})`,
    repeated:
      before.length === 0
        ? sql<boolean>`false`
        : sql<boolean>`exists (select from sms_contacts as earlier where earlier.account_id = ${accountId}
            and earlier.list_id = any (${earlier}::uuid[]) and earlier.msisdn = sms_contacts.msisdn)`,
  });
}

const isOf = ({ accountId, listId }: Part) => and(eq(smsContacts.accountId, accountId), eq(smsContacts.listId, listId));

/** The contacts of a list by number, from behind one on. */
export function recipientsAfter(
  executor: Executor,
  part: Part,
  after: string,
  most: number,
): Promise<ListedRecipient[]> {
  return selectFrom(executor, part)
    .from(smsContacts)
    .where(and(isOf(part), gt(smsContacts.msisdn, after)))
    .orderBy(asc(smsContacts.msisdn))
    .limit(most);
}

/** A page of the contacts of a list by number. */
export function recipientsAt(
  executor: Executor,
  part: Part,
  { start, length }: { start: number; length: number },
): Promise<ListedRecipient[]> {
  return selectFrom(executor, part)
    .from(smsContacts)
    .where(isOf(part))
    .orderBy(asc(smsContacts.msisdn))
    .offset(start)
    .limit(length);
}

/** Which of these numbers are on one of the lists. */
export async function listedOn(
  executor: Executor,
  accountId: number,
  lists: readonly string[],
  msisdns: readonly string[],
): Promise<Set<string>> {
  if (lists.length === 0 || msisdns.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ msisdn: smsContacts.msisdn })
    .from(smsContacts)
    .where(
      and(
        eq(smsContacts.accountId, accountId),
        inArray(smsContacts.listId, [...lists]),
        inArray(smsContacts.msisdn, [...msisdns]),
      ),
    );
  return new Set(rows.map(({ msisdn }) => msisdn));
}

/** How many contacts each list has. */
export async function countContacts(
  executor: Executor,
  accountId: number,
  lists: readonly string[],
): Promise<Map<string, number>> {
  if (lists.length === 0) return new Map();
  const rows = await executor
    .select({ listId: smsContacts.listId, total: count() })
    .from(smsContacts)
    .where(and(eq(smsContacts.accountId, accountId), inArray(smsContacts.listId, [...lists])))
    .groupBy(smsContacts.listId);
  return new Map(rows.map(({ listId, total }) => [listId, total]));
}
