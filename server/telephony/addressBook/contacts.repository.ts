import { and, eq, ilike, or, sql } from 'drizzle-orm';
import type { Contact } from '#contract/telephony/addressBook.contract.ts';
import { NumberType } from '#contract/telephony/addressBook.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { contacts } from '../../kernel/db/schema/users.ts';
import { fullNameColumn } from '../../kernel/fullNameColumn.ts';
import { likeText } from '../../kernel/likeText.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { searchedDigits } from '../../kernel/searchedNumber.ts';

const fullName = sql`lower(${fullNameColumn(contacts)})`;

/** The contacts of the scope by full name, filtered by text in their name or digits in a number. */
export async function listContacts(executor: Executor, scope: Scope, search = ''): Promise<Contact[]> {
  const digits = searchedDigits(search);
  const named = ilike(fullNameColumn(contacts), likeText(search));
  const numbered = digits === undefined ? undefined : sql`${contacts.numbers}::text like ${likeText(digits)}`;
  const rows = await select(executor)
    .where(and(isWithin(scope, contacts.accountId), search === '' ? undefined : or(named, numbered)))
    .orderBy(fullName, contacts.id);
  return rows.map(toContact);
}

/** The numbers of those of these contacts that the scope has. */
export function findContacts(executor: Executor, scope: Scope, ids: readonly string[]) {
  return executor
    .select({ id: contacts.id, numbers: contacts.numbers })
    .from(contacts)
    .where(and(isWithin(scope, contacts.accountId), sql`${contacts.id} = any(${sql.param([...ids])}::uuid[])`));
}

export async function findContact(executor: Executor, scope: Scope, uuid: string): Promise<Contact | undefined> {
  const [row] = await select(executor).where(and(isWithin(scope, contacts.accountId), eq(contacts.id, uuid)));
  return row && toContact(row);
}

/** Finds another contact of the account with one of the numbers. */
export async function findHolder(
  executor: Executor,
  account: number,
  numbers: readonly string[],
  except: string,
): Promise<Contact | undefined> {
  const [row] = await select(executor)
    .where(
      and(
        eq(contacts.accountId, account),
        sql`${contacts.id} <> ${except}`,
        sql`exists (select from jsonb_array_elements(${contacts.numbers}) as one
          where one ->> 'num' = any (${sql.param([...numbers])}::text[]))`,
      ),
    )
    .limit(1);
  return row && toContact(row);
}

export async function insertContact(executor: Executor, contact: typeof contacts.$inferInsert): Promise<void> {
  await executor.insert(contacts).values(contact);
}

type Card = Pick<typeof contacts.$inferInsert, 'firstName' | 'lastName' | 'numbers'>;

/** Updates a contact if its version is unchanged. False if it has another version by now. */
export async function changeContact(
  executor: Executor,
  key: { account: number; uuid: string; version: number },
  card: Card,
): Promise<boolean> {
  const changed = await executor
    .update(contacts)
    .set({ ...card, version: key.version + 1 })
    .where(and(eq(contacts.accountId, key.account), eq(contacts.id, key.uuid), eq(contacts.version, key.version)))
    .returning({ id: contacts.id });
  return changed.length === 1;
}

/** False when it is gone already. */
export async function deleteContact(executor: Executor, { account, uuid }: Contact): Promise<boolean> {
  const gone = await executor.delete(contacts).where(and(eq(contacts.accountId, account), eq(contacts.id, uuid)));
  return gone.rowCount === 1;
}

function select(executor: Executor) {
  const columns = {
    uuid: contacts.id,
    account: contacts.accountId,
    accountName: accounts.name,
    firstName: contacts.firstName,
    lastName: contacts.lastName,
    numbers: contacts.numbers,
    version: contacts.version,
  };
  return executor.select(columns).from(contacts).innerJoin(accounts, eq(accounts.id, contacts.accountId));
}

type ContactRow = Awaited<ReturnType<typeof select>>[number];

function toContact(row: ContactRow): Contact {
  return { ...row, numbers: row.numbers.map((one) => ({ ...one, type: NumberType.parse(one.type) })) };
}
