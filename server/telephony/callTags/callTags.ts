import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import type { CallTag } from '#contract/telephony/callTags.contract.ts';
import { mostEdited } from '#values/callEdits.ts';
import { editOf } from '../calls/callEdit.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { lockCalls, writeEdits, isTagged } from '../calls/callEdits.ts';
import {
  changeCallTag as store,
  deleteCallTag as remove,
  findCallTag,
  insertCallTag,
  isTagName,
} from './callTags.repository.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

type TagDetails = Pick<CallTag, 'name' | 'color'>;

/** @throws AppError ACCESS_DENIED_ACCOUNT; ALREADY-EXISTS when the account has a tag of this name, in any case. */
export function createCallTag(
  { db, scope, author }: Actor,
  { account, ...details }: TagDetails & Pick<CallTag, 'account'>,
): Promise<CallTag> {
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    const after = { uuid: randomUUID(), account, ...details, version: 1 };
    if (await isTagName(tx, after)) throw new AppError('ALREADY-EXISTS');
    if (!(await insertCallTag(tx, after))) throw new AppError('ALREADY-EXISTS');
    const entry = { accountId: account, action: 'tag.created', subject: `tag ${after.uuid}`, after };
    await writeAudit(tx, author, entry);
    return after;
  });
}

/**
 * Changes a tag. A new name is carried over to the account's calls as an edit of each.
 * @throws AppError NOT-FOUND, STALE-VERSION with `{ version }`, ALREADY-EXISTS; TOO-MANY-CALLS with `{ most }` when more
 * calls have the tag than one edit changes.
 */
export function changeCallTag(
  editing: Actor,
  uuid: string,
  { version, ...details }: TagDetails & Pick<CallTag, 'version'>,
): Promise<CallTag> {
  const { db, scope, author } = editing;
  return db.transaction(async (tx) => {
    const before = found(await findCallTag(tx, scope, uuid));
    const after = { ...before, ...details, version: version + 1 };
    if (await isTagName(tx, after)) throw new AppError('ALREADY-EXISTS');
    if (!(await store(tx, after, version))) throw new AppError('STALE-VERSION', { version: before.version });
    const accountId = before.account;
    const calls = before.name === after.name ? 0 : await renameOnCalls(tx, editing, before, after.name);
    const subject = `tag ${uuid}`;
    await writeAudit(tx, author, { accountId, action: 'tag.changed', subject, before, after: { ...after, calls } });
    return after;
  });
}

/** Deletes a tag and returns it; calls keep its name. @throws AppError NOT-FOUND. */
export function deleteCallTag({ db, scope, author }: Actor, uuid: string): Promise<CallTag> {
  return db.transaction(async (tx) => {
    const before = found(await remove(tx, scope, uuid));
    const entry = { accountId: before.account, action: 'tag.deleted', subject: `tag ${uuid}`, before };
    await writeAudit(tx, author, entry);
    return before;
  });
}

/** How many calls got the new name. */
async function renameOnCalls(tx: Tx, { author, now }: Actor, tag: CallTag, name: string): Promise<number> {
  const calls = await lockCalls(tx, isTagged(tag.account, tag.name), mostEdited + 1);
  if (calls.length > mostEdited) throw new AppError('TOO-MANY-CALLS', { most: mostEdited });
  const edits = calls.flatMap((call) => {
    const tags = [...new Set(call.tags.map((each) => (each === tag.name ? name : each)))];
    return editOf(call, { tags }, { by: author.email }) ?? [];
  });
  await writeEdits(tx, edits, now);
  if (edits.length > 0) await notifyLive(tx, tag.account, { kind: 'calls.changed', uuid: tag.uuid });
  return edits.length;
}
