import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { addressBook, Contact } from '#contract/telephony/addressBook.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import * as contacts from './contacts.repository.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';

type NewContact = z.output<typeof addressBook.createContact.body>;
type ContactChange = z.output<typeof addressBook.changeContact.body>;

/**
 * Adds a contact to an account's address book.
 * @throws AppError ACCESS_DENIED_ACCOUNT; ALREADY-EXISTS with `{ uuid, name, num }` of who has one of the numbers.
 */
export function createContact({ db, scope, author }: Actor, given: NewContact): Promise<Contact> {
  const { account, evenIfKnown, lastName, ...card } = given;
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    const uuid = randomUUID();
    if (!evenIfKnown) await requireUnknown(tx, account, card.numbers, uuid);
    await contacts.insertContact(tx, { accountId: account, id: uuid, ...card, lastName: lastName ?? '' });
    const after = found(await contacts.findContact(tx, scope, uuid));
    await writeAudit(tx, author, { accountId: account, action: 'contact.created', subject: `contact ${uuid}`, after });
    return after;
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION with `{ version }`, or ALREADY-EXISTS as above. */
export function changeContact({ db, scope, author }: Actor, uuid: string, given: ContactChange): Promise<Contact> {
  const { version, evenIfKnown, lastName, ...card } = given;
  return db.transaction(async (tx) => {
    const before = found(await contacts.findContact(tx, scope, uuid));
    const { account } = before;
    if (!evenIfKnown) await requireUnknown(tx, account, card.numbers, uuid);
    const isChanged = await contacts.changeContact(
      tx,
      { account, uuid, version },
      { ...card, lastName: lastName === undefined ? before.lastName : (lastName ?? '') },
    );
    if (!isChanged) throw new AppError('STALE-VERSION', { version: before.version });
    const after = found(await contacts.findContact(tx, scope, uuid));
    const entry = { accountId: account, action: 'contact.changed', subject: `contact ${uuid}`, before, after };
    await writeAudit(tx, author, entry);
    return after;
  });
}

/** Deletes a contact and returns its last state. @throws AppError NOT-FOUND. */
export function deleteContact({ db, scope, author }: Actor, uuid: string): Promise<Contact> {
  return db.transaction(async (tx) => {
    const before = found(await contacts.findContact(tx, scope, uuid));
    if (!(await contacts.deleteContact(tx, before))) throw new AppError('NOT-FOUND');
    const entry = { accountId: before.account, action: 'contact.deleted', subject: `contact ${uuid}`, before };
    await writeAudit(tx, author, entry);
    return before;
  });
}

async function requireUnknown(tx: Tx, account: number, numbers: { num: string }[], except: string): Promise<void> {
  const asked = numbers.map(({ num }) => num);
  const holder = await contacts.findHolder(tx, account, asked, except);
  if (!holder) return;
  const num = holder.numbers.find((one) => asked.includes(one.num))?.num ?? '';
  const name = `${holder.firstName} ${holder.lastName}`.trim();
  throw new AppError('ALREADY-EXISTS', { uuid: holder.uuid, name, num });
}
