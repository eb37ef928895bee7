import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import { longestNotes, mostEdited } from '#values/callEdits.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import { type CallEdit, type EditableCall, type EditableFields, editedCalls, editOf } from '../calls/callEdit.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  countChosen,
  type EditedCalls,
  endBulkEdit,
  insertBulkEdit,
  isBulkEdit,
  isChosen,
  lockUnedited,
} from './callEdits.repository.ts';
import { lockCalls, writeEdits } from '../calls/callEdits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

/** What an edit does to each of many calls. */
export interface EditOfMany {
  addTags: readonly string[];
  removeTags: readonly string[];
  /** The last line of the notes; nothing if empty. */
  note: string;
  /** Null takes their own away; undefined leaves it. */
  leadStatus?: LeadStatus | null | undefined;
  preview: boolean;
}

/**
 * Tags or annotates many calls, or gives them a lead status, in one transaction.
 * @throws AppError TOO-MANY-CALLS with `{ most }`; NOT-FOUND when one of the calls named is not in the scope.
 */
export function editCalls(editing: Actor, chosen: EditedCalls, edit: EditOfMany, emit: Emit) {
  const { db, scope, author, now } = editing;
  return db.transaction(async (tx) => {
    const count = await countChosen(tx, scope, chosen, mostEdited + 1);
    if (count > mostEdited) throw new AppError('TOO-MANY-CALLS', { most: mostEdited });
    if ('uuids' in chosen && count < new Set(chosen.uuids).size) throw new AppError('NOT-FOUND');
    const calls = await lockCalls(tx, isChosen(scope, chosen), mostEdited);
    const bulk = randomUUID();
    const made = { by: author.email, bulk };
    const edits = calls.flatMap((call) => editOf(call, edited(call, edit), made) ?? []);
    const counts = { changed: edits.length, unchanged: calls.length - edits.length };
    if (edit.preview || edits.length === 0) return { bulk: null, ...counts };
    await writeEdits(tx, edits, now);
    const own = { id: bulk, createdBy: author.userId, createdAt: now };
    await insertBulkEdit(
      tx,
      own,
      edits.map(({ call }) => call),
    );
    const { preview: _preview, ...after } = edit;
    await notifyAccounts(tx, editing, { bulk, edits, action: 'calls.changed', after }, emit);
    return { bulk, ...counts };
  });
}

/**
 * Undoes an edit of many calls; those that were edited since keep what they have.
 * @throws AppError NOT-FOUND; WRONG-STATUS when it was undone before.
 */
export function undoCallEdits(editing: Actor, bulk: string, emit: Emit) {
  const { db, scope, author, now } = editing;
  return db.transaction(async (tx) => {
    const parts = await endBulkEdit(tx, scope, bulk, now);
    if (parts.length === 0) throw new AppError((await isBulkEdit(tx, scope, bulk)) ? 'WRONG-STATUS' : 'NOT-FOUND');
    let [changed, unchanged] = [0, 0];
    for (const part of parts) {
      const found = await lockUnedited(tx, part, bulk);
      const edits = found.flatMap(({ call, edit: { tags, notes, leadStatus } }) => {
        const before = { tags: tags?.before, notes: notes?.before, leadStatus: leadStatus?.before };
        return editOf(call, before, { by: author.email }) ?? [];
      });
      await writeEdits(tx, edits, now);
      await notifyAccounts(tx, editing, { bulk, edits, action: 'calls.restored' }, emit);
      changed += edits.length;
      unchanged += part.calls.length - edits.length;
    }
    return { changed, unchanged };
  });
}

function edited(call: EditableCall, { addTags, removeTags, note, leadStatus }: EditOfMany): Partial<EditableFields> {
  const kept = call.tags.filter((tag) => !removeTags.includes(tag));
  const tags = [...new Set([...kept, ...addTags])];
  const notes = [call.notes, note].filter((text) => text !== '').join('\n');
  return { tags, ...(leadStatus !== undefined && { leadStatus }), ...(notes.length <= longestNotes && { notes }) };
}

interface Told {
  bulk: string;
  edits: readonly CallEdit[];
  action: string;
  after?: unknown;
}

/** Writes the audit log of each account, and tells its users and what follows calls that calls have changed. */
async function notifyAccounts(
  tx: Tx,
  { author, now }: Actor,
  { bulk, edits, action, after }: Told,
  emit: Emit,
): Promise<void> {
  for (const [accountId, own] of Map.groupBy(edits, ({ call }) => call.accountId)) {
    const entry = { accountId, action, subject: `calls ${bulk}`, after: { calls: own.length, ...Object(after) } };
    await writeAudit(tx, author, entry);
    await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: bulk });
    await emit(tx, { kind: 'calls.edited', accountId, calls: editedCalls(own), at: now });
  }
}
