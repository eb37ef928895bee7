import { join } from 'node:path';
import { and, isNull } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { restoreBackup } from '../kernel/db/backup/restoreBackup.ts';
import type { Db } from '../kernel/db/executor.ts';
import { openDatabase } from '../kernel/db/openDatabase.ts';
import { outbox, recordings } from '../kernel/db/schema/all.ts';
import { allJobs } from '../jobs.ts';
import { openJobs } from '../kernel/jobs/openJobs.ts';
import { listUnfetched } from '../messaging/messages/storedMedia.ts';
import { fetchRecording } from '../telephony/callHandling/recordings.jobs.ts';
import { sendMail } from '../kernel/mail/mail.jobs.ts';
import { fetchMedium } from '../messaging/messages/media.jobs.ts';
import { openLog } from '../kernel/log/openLog.ts';

/** Restores a backup into an empty database, and queues again what was still to do. Returns what to tell the operator. */
export async function restore(config: Config, file: string): Promise<string> {
  const log = openLog(config.LOG_LEVEL);
  let rows = 0;
  const database = await openDatabase(
    config,
    (error) => log.warn({ err: error }, 'a connection broke'),
    async (pool) => {
      rows = await restoreBackup(pool, file);
    },
  );
  try {
    await queueUnfinished(database.db, log);
    const [audio, media] = [join(config.DATA_DIR, 'audio'), join(config.DATA_DIR, 'media')];
    return `${rows} rows are restored. Recordings, audio files and attachments are files of their own: put their copies into ${audio} and ${media}.`;
  } finally {
    await database.close();
  }
}

/** Backups have no jobs: mails that were not sent, and recordings and media that were not fetched, get new ones. */
async function queueUnfinished(db: Db, log: Parameters<typeof openJobs>[1]): Promise<void> {
  const jobs = await openJobs(db, log, allJobs);
  try {
    await db.transaction(async (tx) => {
      const key = { accountId: outbox.accountId, id: outbox.id };
      for (const mail of await tx.select(key).from(outbox).where(isNull(outbox.sentAt)))
        await jobs.send(tx, sendMail, mail);
      const isLost = and(isNull(recordings.storedAs), isNull(recordings.deletedAt));
      const missing = { accountId: recordings.accountId, sid: recordings.sid };
      for (const recording of await tx.select(missing).from(recordings).where(isLost))
        await jobs.send(tx, fetchRecording, recording);
      for (const medium of await listUnfetched(tx)) await jobs.send(tx, fetchMedium, medium);
    });
  } finally {
    await jobs.close();
  }
}
