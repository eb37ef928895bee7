import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase } from '../kernel/db/openDatabase.ts';
import { writeBackup } from '../kernel/db/backup/writeBackup.ts';
import { openLog } from '../kernel/log/openLog.ts';

/** Backs the database up to a file, whether or not the server runs. Returns what to tell the operator. */
export async function backUp(config: Config, file: string): Promise<string> {
  const log = openLog(config.LOG_LEVEL);
  const warn = (error: Error) => log.warn({ err: error }, 'a connection broke');
  const database = await openDatabase(config, warn, () => Promise.resolve());
  try {
    const rows = await writeBackup(database.db.$client, file);
    const [audio, media] = [join(config.DATA_DIR, 'audio'), join(config.DATA_DIR, 'media')];
    return `${rows} rows are in ${file}. Recordings, audio files and attachments are files of their own: copy ${audio} and ${media} too.`;
  } finally {
    await database.close();
  }
}
