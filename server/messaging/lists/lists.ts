import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SmsList, lists } from '#contract/messaging/lists.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { listMainNumbers } from '../../telephony/addressBook/contactNumbers.ts';
import {
  isListInUse,
  countCallers,
  deleteList,
  findList,
  insertList,
  listCallers,
  type ListRow,
  type NamedList,
  recordContacts,
  pageOfContacts,
  removeContacts,
  isTakenName,
  renameList,
} from './lists.repository.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { momentsOf } from '../../telephony/calls/localRange.ts';
import { addToList, type InvalidRule, readTyped, resultOf } from './addToList.ts';
import type { ReadContact, TypedContact } from './readContact.ts';

/** @throws AppError NOT-FOUND. */
export async function requireList({ db, scope }: Actor, id: string): Promise<NamedList> {
  const list = found(await findList(db, scope, id));
  return list;
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, ALREADY-EXISTS. */
export async function createList(actor: Actor, { account, name }: { account: number; name: string }) {
  const { db, scope, author, now } = actor;
  requireAccount(scope, account);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const list = { accountId: account, id, name, createdBy: author.email, createdAt: now };
    await requireRoom(tx, account, 'lists');
    if (!(await insertList(tx, list))) throw new AppError('ALREADY-EXISTS');
    await audit(actor, tx, list, 'created', { name });
  });
  return toList(await requireList(actor, id));
}

/** A list with a page of its contacts. */
export async function readList(
  actor: Actor,
  id: string,
  page: { start: number; length: number; search?: string | undefined },
): Promise<z.input<typeof lists.getSmsList.response>> {
  const list = await requireList(actor, id);
  const { rows, filtered } = await pageOfContacts(actor.db, list, page);
  return { list: toList(list), contacts: { recordsTotal: list.total, recordsFiltered: filtered, data: rows } };
}

type Change = z.output<typeof lists.changeSmsList.body>;

/** @throws AppError NOT-FOUND, STALE-VERSION, ALREADY-EXISTS. */
export async function changeList(actor: Actor, id: string, { version, name, remove }: Change) {
  const list = await requireList(actor, id);
  await actor.db
    .transaction(async (tx) => {
      if (!(await renameList(tx, { ...list, version }, name ?? list.name)))
        throw new AppError('STALE-VERSION', { version: list.version });
      const removed = remove.length > 0 ? await removeContacts(tx, list, remove) : 0;
      if (removed > 0) await recordContacts(tx, list, -removed, []);
      await audit(actor, tx, list, 'changed', { name, removed });
    })
    .catch((error: unknown) => {
      throw isTakenName(error) ? new AppError('ALREADY-EXISTS') : error;
    });
  return toList(await requireList(actor, id));
}

/** @throws AppError NOT-FOUND, WRONG-STATUS while a campaign to it is being sent. */
export async function removeList(actor: Actor, id: string) {
  const list = await requireList(actor, id);
  await actor.db.transaction(async (tx) => {
    if (await isListInUse(tx, list)) throw new AppError('WRONG-STATUS');
    if (!(await deleteList(tx, list))) throw new AppError('NOT-FOUND');
    await audit(actor, tx, list, 'deleted', { contacts: list.total });
  });
  return toList(list);
}

/** The country of a list’s national numbers: its account’s, if none is given. */
export async function countryOf({ db }: Actor, { accountId }: ListRow, given: string | undefined): Promise<string> {
  return given ?? (await findHome(db, accountId))?.country ?? 'AU';
}

/** Adds typed contacts; their problems are named. */
export async function addTyped(
  actor: Actor,
  id: string,
  contacts: Iterable<TypedContact>,
  { invalid, country }: { invalid: InvalidRule; country?: string | undefined },
) {
  const list = await requireList(actor, id);
  const rows = readTyped(contacts, await countryOf(actor, list, country));
  return addContacts(actor, list, rows, invalid);
}

/** Adds contacts in one transaction. */
export function addContacts(actor: Actor, list: ListRow, contacts: AsyncIterable<ReadContact>, invalid: InvalidRule) {
  return resultOf(
    actor.db.transaction(async (tx) => {
      const result = await addToList(tx, list, contacts, invalid);
      await audit(actor, tx, list, 'extended', { added: result.added });
      return result;
    }),
  );
}

/** Adds the address book of the list’s account. */
export async function addAddressBook(actor: Actor, id: string) {
  const list = await requireList(actor, id);
  const book = await listMainNumbers(actor.db, list.accountId);
  const contacts = book.map(({ firstName, lastName, number }, index) => {
    const fields = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    return { line: index + 1, number, fields };
  });
  return addTyped(actor, id, contacts, { invalid: 'skip' });
}

type CallQuery = z.output<typeof lists.addListCallers.query>;

/** Of outbound calls the caller is our own number. */
const callersIn = (query: CallQuery) => ({ ...query, ...momentsOf(query), direction: 'inbound' as const });

async function* contactsOf(numbers: AsyncIterable<string>): AsyncGenerator<TypedContact> {
  let line = 0;
  for await (const number of numbers) {
    line += 1;
    yield { line, number, fields: {} };
  }
}

/** @throws AppError ACCESS_DENIED_ACCOUNT. */
export function countCallersIn({ db, scope }: Actor, account: number, query: CallQuery) {
  requireAccount(scope, account);
  return countCallers(db, scope, account, callersIn(query));
}

/** Adds the callers of the calls that a query of the call log finds. */
export async function addCallersTo(actor: Actor, id: string, query: CallQuery) {
  const list = await requireList(actor, id);
  return actor.db.transaction(async (tx) => {
    const callers = listCallers(tx, actor.scope, list.accountId, callersIn(query));
    const result = await addToList(tx, list, readTyped(contactsOf(callers), 'AU'), 'skip');
    await audit(actor, tx, list, 'extended', { added: result.added });
    return result;
  });
}

function audit({ author }: Actor, tx: Tx, list: Pick<ListRow, 'accountId' | 'id'>, what: string, after: object) {
  const { accountId, id } = list;
  return writeAudit(tx, author, { accountId, action: `smsList.${what}`, subject: `list ${id}`, after });
}

export function toList({
  id: uuid,
  accountId: account,
  total: tot,
  createdAt,
  ...list
}: NamedList): z.input<typeof SmsList> {
  return { ...list, uuid, account, tot, createdAt: createdAt.toISOString() };
}
