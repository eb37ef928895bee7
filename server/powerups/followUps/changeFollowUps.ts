import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { FollowUp, followUps } from '#contract/powerups/followUps.contract.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { findSender } from '../../messaging/messages/senders.ts';
import { accountOfNumber } from '../../telephony/numbers/activeNumbers.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import {
  type FollowUpRow,
  insertFollowUp,
  listFollowUpRows,
  lockFollowUp,
  lockFollowUpsOf,
  moveNumber,
  removeFollowUp,
  updateFollowUp,
} from './followUps.repository.ts';
import { countLately } from './followUpTexts.repository.ts';

type Adding = z.output<typeof followUps.createFollowUp.body>;
type Changing = { uuid: string } & z.output<typeof followUps.changeFollowUp.body>;

/** What senders are checked with. */
type SenderParts = Pick<MessageContext, 'rates'>;

const latelyMs = 30 * 86_400_000;

export async function listFollowUps({ db, scope, now }: Actor): Promise<FollowUp[]> {
  const lately = await countLately(db, scope, since(now));
  const rows = await listFollowUpRows(db, scope);
  return rows.map(({ followUp, accountName }) => toFollowUp(followUp, accountName, lately.get(followUp.id)));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED, SENDER-NOT-VALID. */
export async function createFollowUp(
  actor: Actor,
  { account: accountId, ...settings }: Adding,
  parts: SenderParts,
): Promise<FollowUp> {
  const { db, author, now } = actor;
  await requireAllBelow(actor, accountId, settings);
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'followUps');
    await requireSender(tx, accountId, settings, parts);
    const written = { id: randomUUID(), createdBy: author.email, createdAt: now };
    const row = await insertFollowUp(tx, { accountId, ...written, ...settings });
    const entry = { accountId, action: 'followUp.created', subject: subjectOf(row) };
    await writeAudit(tx, author, { ...entry, after: auditedOf(row) });
    return named(tx, actor, row);
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION, ACCESS_DENIED_ACCOUNT, SENDER-NOT-VALID. */
export async function changeFollowUp(
  actor: Actor,
  { uuid: id, version, ...settings }: Changing,
  parts: SenderParts,
): Promise<FollowUp> {
  const { db, scope, author, now } = actor;
  return db.transaction(async (tx) => {
    const before = found(await lockFollowUp(tx, scope, id));
    const { accountId } = before;
    if (before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
    await requireAllBelow(actor, accountId, settings);
    // A number that the account gave up may stay: it sends nothing.
    if (settings.sender !== before.sender) await requireSender(tx, accountId, settings, parts);
    const row = await updateFollowUp(tx, before, { ...settings, createdBy: author.email, createdAt: now });
    const entry = { accountId, action: 'followUp.changed', subject: subjectOf(before) };
    await writeAudit(tx, author, { ...entry, before: auditedOf(before), after: auditedOf(row) });
    return named(tx, actor, row);
  });
}

/** @throws AppError NOT-FOUND. */
export async function deleteFollowUp(actor: Actor, id: string): Promise<FollowUp> {
  const { db, scope, author } = actor;
  return db.transaction(async (tx) => {
    const row = found(await lockFollowUp(tx, scope, id));
    const followUp = await named(tx, actor, row);
    await removeFollowUp(tx, row);
    const entry = { accountId: row.accountId, action: 'followUp.deleted', subject: subjectOf(row) };
    await writeAudit(tx, author, { ...entry, before: auditedOf(row) });
    return followUp;
  });
}

/**
 * Chooses the follow-ups of a number’s account that calls to it get, besides those for all numbers.
 * @throws AppError INVALID-DID, NOT-FOUND for a follow-up of another account.
 */
export async function setNumberFollowUps(
  { db, scope, author, now }: Actor,
  { did, followUps: chosen }: { did: string; followUps: readonly string[] },
): Promise<FollowUp[]> {
  return db.transaction(async (tx) => {
    const accountId = await accountOfNumber(tx, scope, did);
    if (accountId === undefined) throw new AppError('INVALID-DID');
    const before = await lockFollowUpsOf(tx, accountId, did, chosen);
    for (const id of chosen) found(before.find((row) => row.id === id));
    await moveNumber(tx, { accountId, did, chosen }, { createdBy: author.email, createdAt: now });
    const after = await lockFollowUpsOf(tx, accountId, did, chosen);
    const names = (rows: readonly FollowUpRow[]) =>
      rows.filter(({ dids }) => dids.includes(did)).map(({ name }) => name);
    const entry = { accountId, action: 'followUp.numberChanged', subject: `number ${did}` };
    await writeAudit(tx, author, {
      ...entry,
      before: { followUps: names(before) },
      after: { followUps: names(after) },
    });
    const lately = await countLately(tx, scope, since(now));
    const accountName = await findAccountName(tx, accountId);
    return after
      .filter(({ allNumbers, dids }) => allNumbers || dids.includes(did))
      .map((row) => toFollowUp(row, accountName, lately.get(row.id)));
  });
}

async function requireSender(
  tx: Tx,
  accountId: number,
  { sender }: Pick<Adding, 'sender'>,
  { rates }: SenderParts,
): Promise<void> {
  if (sender !== null && !(await findSender(tx, accountId, sender, rates))) throw new AppError('SENDER-NOT-VALID');
}

const subjectOf = ({ name }: Pick<FollowUpRow, 'name'>) => `follow-up ${name}`;

const auditedOf = ({
  accountId: _account,
  id: _id,
  version: _version,
  createdBy: _by,
  createdAt: _at,
  ...row
}: FollowUpRow) => row;

const none = { waiting: 0, sent: 0, stopped: 0, answered: 0 };

const since = (now: Date) => new Date(now.getTime() - latelyMs);

async function named(tx: Tx, { scope, now }: Pick<Actor, 'scope' | 'now'>, row: FollowUpRow): Promise<FollowUp> {
  const lately = await countLately(tx, scope, since(now));
  return toFollowUp(row, await findAccountName(tx, row.accountId), lately.get(row.id));
}

function toFollowUp(row: FollowUpRow, accountName: string, lately: FollowUp['lately'] = none): FollowUp {
  const { accountId: account, id: uuid, createdBy: _by, createdAt: _at, ...settings } = row;
  return { ...settings, uuid, account, accountName, lately };
}
