import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SmartTag, smartTags } from '#contract/powerups/smartTags.contract.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { requireAllBelow } from '../../tenancy/accounts/requireAllBelow.ts';
import { endTag, insertTag, listTags, lockTag, type SmartTagRow } from './smartTags.repository.ts';

type Adding = z.output<typeof smartTags.createSmartTag.body>;
type Changing = { uuid: string } & z.output<typeof smartTags.changeSmartTag.body>;
type Settings = Omit<Adding, 'account'>;

export async function listSmartTags({ db, scope }: Actor): Promise<SmartTag[]> {
  return (await listTags(db, scope)).map(({ tag, accountName }) => toSmartTag(tag, accountName));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, LIMIT-REACHED, ALREADY-EXISTS for a name that the account has, in any case. */
export async function createSmartTag(actor: Actor, { account: accountId, ...settings }: Adding): Promise<SmartTag> {
  const { db, author, now } = actor;
  await requireAllBelow(actor, accountId, settings);
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'smartTags');
    const written = { id: randomUUID(), version: 1, createdBy: author.email, since: now };
    const tag = await named(tx, requireNew(await insertTag(tx, { accountId, ...written, ...columnsOf(settings) })));
    const entry = { accountId, action: 'smartTag.created', subject: `smart tag ${tag.name}` };
    await writeAudit(tx, author, { ...entry, after: saidBy(tag) });
    return tag;
  });
}

/** @throws AppError NOT-FOUND, STALE-VERSION, ACCESS_DENIED_ACCOUNT, ALREADY-EXISTS. */
export async function changeSmartTag(actor: Actor, { uuid: id, version, ...settings }: Changing): Promise<SmartTag> {
  const { db, scope, author, now } = actor;
  return db.transaction(async (tx) => {
    const before = found(await lockTag(tx, scope, id));
    const { accountId } = before;
    if (before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
    await requireAllBelow(actor, accountId, settings);
    await endTag(tx, before, now);
    const written = { id, version: version + 1, createdBy: author.email, since: now };
    const tag = await named(tx, requireNew(await insertTag(tx, { accountId, ...written, ...columnsOf(settings) })));
    const entry = { accountId, action: 'smartTag.changed', subject: `smart tag ${before.name}` };
    const was = saidBy(await named(tx, before));
    await writeAudit(tx, author, { ...entry, before: was, after: saidBy(tag) });
    return tag;
  });
}

/** @throws AppError NOT-FOUND. */
export async function deleteSmartTag({ db, scope, author, now }: Actor, id: string): Promise<SmartTag> {
  return db.transaction(async (tx) => {
    const row = found(await lockTag(tx, scope, id));
    const tag = await named(tx, row);
    await endTag(tx, row, now);
    const entry = { accountId: row.accountId, action: 'smartTag.deleted', subject: `smart tag ${row.name}` };
    await writeAudit(tx, author, { ...entry, before: saidBy(tag) });
    return tag;
  });
}

function requireNew(row: SmartTagRow | undefined): SmartTagRow {
  if (!row) throw new AppError('ALREADY-EXISTS');
  return row;
}

const columnsOf = ({ score: points, ...settings }: Settings) => ({ ...settings, points });

const saidBy = ({ uuid: _uuid, account: _account, accountName: _name, version: _version, ...tag }: SmartTag) => tag;

const named = async (executor: Executor, row: SmartTagRow) =>
  toSmartTag(row, await findAccountName(executor, row.accountId));

function toSmartTag(row: SmartTagRow, accountName: string): SmartTag {
  const { accountId: account, id: uuid, points: score, createdBy: _by, since: _since, until: _until, ...rest } = row;
  return { ...rest, uuid, account, accountName, score };
}
