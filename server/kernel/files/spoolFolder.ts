import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of rows has the name of its upload with an ending. */
const named = /^trunkline-upload-(?:(\d+)-)?[\da-f-]{36}(?:\.rows)?$/;
const day = 86_400_000;

/** Those of this process. One that came before it may have had its id. */
const own = new Set<string>();

/** A path for an upload, and what deletes the file. */
export function spoolPath(): { path: string; discard: () => void } {
  const path = join(tmpdir(), `trunkline-upload-${process.pid}-${randomUUID()}`);
  own.add(path);
  const discard = () => void rm(path, { force: true }).then(() => own.delete(path));
  return { path, discard };
}

/** Deletes uploads that a process left when it was killed: they are lists of people. Those of other running processes stay. */
export async function sweepSpool(folder = tmpdir(), now = new Date()): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = named.exec(name);
    const path = join(folder, name);
    if (!found || own.has(path.replace(/\.rows$/, ''))) continue;
    const isLeft = found[1] === undefined ? await isOld(path, now) : !isRunning(Number(found[1]));
    if (isLeft) await rm(path, { force: true });
  }
}

const isRunning = (pid: number) => pid !== process.pid && exists(pid);

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Names had no process once. */
async function isOld(path: string, now: Date): Promise<boolean> {
  return now.getTime() - (await stat(path)).mtimeMs > day;
}
