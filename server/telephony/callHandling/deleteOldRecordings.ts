import type { CallEvent } from '../calls/callEvent.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { listStoredBefore, markDeleted, type RecordingRow } from './recordings.repository.ts';
import { addEvent } from './addEvent.ts';
import type { CallContext } from './callContext.ts';

const dayMs = 86_400_000;

/** `days` is undefined where recordings are kept. */
interface Retention {
  store: FileStore;
  days: number | undefined;
}

/**
 * Deletes the audio of recordings whose retention period is over. Their calls stay and say so. If the process stops in
 * between, the next run finishes.
 */
export async function deleteOldRecordings(context: CallContext, { store, days }: Retention, now: Date): Promise<void> {
  if (days === undefined) return;
  const before = new Date(now.getTime() - days * dayMs);
  for (;;) {
    const old = await listStoredBefore(context.db, before);
    if (old.length === 0) return;
    for (const recording of old) {
      if (recording.storedAs !== null) await store.delete(recording.storedAs);
      await addEvent(context, recording, deletion(recording, now));
      const { accountId, sid } = recording;
      await context.db.transaction(async (tx) => {
        await markDeleted(tx, recording, now);
        await context.emit(tx, { kind: 'recording.deleted', accountId, sid, at: now });
      });
    }
  }
}

function deletion({ sid }: RecordingRow, now: Date): CallEvent {
  return { key: `recording-deleted-${sid}`, at: now.getTime(), kind: 'recording.deleted', payload: { sid } };
}
