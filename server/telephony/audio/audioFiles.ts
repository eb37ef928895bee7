import { randomUUID } from 'node:crypto';
import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import {
  type AudioFileRow,
  deleteAudioFile,
  flowsThatPlay,
  insertAudioFile,
  isNameTaken,
  listAbandonedAudio,
  listAudioFiles,
  lockAudioFile,
  updateAudioFile,
} from './audioFiles.repository.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { audioOf } from '../../kernel/files/fileReaders.ts';

export async function listAudio({ db, scope }: Pick<Actor, 'db' | 'scope'>): Promise<AudioFile[]> {
  return (await listAudioFiles(db, scope)).map(toAudioFile);
}

/**
 * Adds a file, named like the upload without its extension.
 * @throws AppError file-invalid-type when it cannot be played; ALREADY-EXISTS for a taken name; LIMIT-REACHED.
 */
export async function addAudio(
  { db, author, now }: Actor,
  accountId: number,
  { name: fileName, bytes }: { name: string; bytes: Uint8Array },
  store: FileStore,
): Promise<AudioFile> {
  const name =
    fileName
      .replace(/\.\w+$/, '')
      .trim()
      .slice(0, 100) || 'Audio';
  return storing({ store, now }, accountId, bytes, (content) =>
    db.transaction(async (tx) => {
      await requireRoom(tx, accountId, 'audioFiles');
      const file = { accountId, id: randomUUID(), name, ...content };
      if (!(await insertAudioFile(tx, file))) throw new AppError('ALREADY-EXISTS', { name });
      const after = { name, seconds: file.seconds };
      await writeAudit(tx, author, { accountId, action: 'audio.added', subject: `audio ${file.id}`, after });
      return toAudioFile(file);
    }),
  );
}

/** @throws AppError NOT-FOUND, file-invalid-type. */
export async function replaceAudio(
  { db, scope, author, now }: Actor,
  { account: accountId, id }: { account: number; id: string },
  bytes: Uint8Array,
  store: FileStore,
) {
  const { before, after } = await storing({ store, now }, accountId, bytes, (content) =>
    db.transaction(async (tx) => {
      const file = await lock(tx, scope, id);
      await updateAudioFile(tx, file, content);
      const entry = { accountId, action: 'audio.replaced', subject: `audio ${id}` };
      await writeAudit(tx, author, {
        ...entry,
        before: { seconds: file.seconds },
        after: { seconds: content.seconds },
      });
      return { before: file, after: { ...file, ...content } };
    }),
  );
  await store.delete(before.storedAs);
  return toAudioFile(after);
}

/** @throws AppError NOT-FOUND, ALREADY-EXISTS for a taken name. */
export function renameAudio({ db, scope, author }: Actor, id: string, name: string): Promise<AudioFile> {
  return db.transaction(async (tx) => {
    const file = await lock(tx, scope, id);
    const { accountId, name: before } = file;
    if (await isNameTaken(tx, file, name)) throw new AppError('ALREADY-EXISTS', { name });
    await updateAudioFile(tx, file, { name });
    const entry = { accountId, action: 'audio.renamed', subject: `audio ${id}` };
    await writeAudit(tx, author, { ...entry, before: { name: before }, after: { name } });
    return toAudioFile({ ...file, name });
  });
}

/** @throws AppError NOT-FOUND; AUDIO-IN-USE with the names of the `flows` that play it. */
export async function removeAudio({ db, scope, author }: Actor, id: string, store: FileStore): Promise<AudioFile> {
  const removed = await db.transaction(async (tx) => {
    const file = await lock(tx, scope, id);
    const flows = await flowsThatPlay(tx, file);
    if (flows.length > 0) throw new AppError('AUDIO-IN-USE', { flows });
    await deleteAudioFile(tx, file);
    const { accountId, name } = file;
    await writeAudit(tx, author, { accountId, action: 'audio.removed', subject: `audio ${id}`, before: { name } });
    return file;
  });
  await store.delete(removed.storedAs);
  return toAudioFile(removed);
}

/** Deletes the files of deleted accounts. If the process stops in between, the next run finishes. */
export async function deleteAbandonedAudio(db: Db, store: FileStore): Promise<void> {
  for (;;) {
    const abandoned = await listAbandonedAudio(db);
    if (abandoned.length === 0) return;
    for (const file of abandoned) {
      await store.delete(file.storedAs);
      await deleteAudioFile(db, file);
    }
  }
}

/** Stores a content under a key of its own; it does not stay when its row cannot be written. */
async function storing<Result>(
  { store, now }: { store: FileStore; now: Date },
  accountId: number,
  bytes: Uint8Array,
  write: (content: Omit<AudioFileRow, 'accountId' | 'id' | 'name'>) => Promise<Result>,
): Promise<Result> {
  const read = await audioOf(bytes, `account ${accountId}`);
  if (!read) throw new AppError('file-invalid-type', { types: ['wav', 'mp3'] });
  const storedAs = `${accountId}/prompts/${randomUUID()}.${read.type}`;
  await store.put(storedAs, bytes);
  try {
    return await write({ ...read, bytes: bytes.length, storedAs, updatedAt: now });
  } catch (error) {
    await store.delete(storedAs);
    throw error;
  }
}

async function lock(tx: Tx, scope: Scope, id: string): Promise<AudioFileRow> {
  const file = found(await lockAudioFile(tx, scope, id));
  return file;
}

function toAudioFile({ accountId, id, name, type, bytes, seconds, updatedAt }: AudioFileRow): AudioFile {
  return { id, account: accountId, name, type, bytes, seconds, updatedAt: updatedAt.toISOString() };
}
