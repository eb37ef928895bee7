import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Part of a file in bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage for files that never change. Keys look like `20003/<call uuid>/<recording>.wav`. */
export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** The length in bytes, or undefined when the file does not exist. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: ByteRange): Readable;
  /** Succeeds if the file does not exist. */
  delete(key: string): Promise<void>;
}

/** Stores files in a local folder. Writes are atomic. */
export function diskFileStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error(`no key of the store: ${key}`);
    return path;
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await writeFile(unfinished, content, { mode: 0o600, flush: true });
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    read: (key, range) => createReadStream(pathOf(key), range),
  };
}
