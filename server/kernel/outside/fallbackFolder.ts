import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a number's file: its digits. */
export function fallbackFileName(did: string): string {
  return `${did.replaceAll(/\D/g, '')}.xml`;
}

/** A folder that a web server or a mounted bucket makes public. Writes are atomic. */
export function fallbackFolder(folder: string) {
  return {
    place: folder,
    async write(did: string, content: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, content, { mode: 0o644, flush: true });
        await rename(unfinished, join(folder, fallbackFileName(did)));
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}
