import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The user that the server runs as. PostgreSQL refuses root, so root runs it as `nobody`. */
export interface EngineUser {
  uid?: number;
  gid?: number;
}

const nobody = { uid: 65_534, gid: 65_534 };
const ownHome = '/var/lib/trunkline';

export function engineUser(): EngineUser {
  return process.getuid?.() === 0 ? nobody : {};
}

/** Places the embedded server's files where its user can enter: `home` is its own folder, `engine` the binaries. */
export function placeEngine(dataDir: string, engine: string, user: EngineUser): { home: string; engine: string } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (user.uid === undefined) return { home: ownFolder(join(dataDir, 'postgres'), user), engine };
  if (canEnter(dirname(dataDir)) && canEnter(engine)) {
    chownSync(dataDir, 0, nobody.gid);
    chmodSync(dataDir, statSync(dataDir).mode | 0o010);
    return { home: ownFolder(join(dataDir, 'postgres'), user), engine };
  }
  mkdirSync(ownHome, { recursive: true, mode: 0o755 });
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return { home: ownFolder(join(ownHome, key), user), engine: copyEngine(engine) };
}

function ownFolder(path: string, user: EngineUser): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  return path;
}

/** Whether every folder down to the path can be entered by anyone. */
function canEnter(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return dirname(path) === path || canEnter(dirname(path));
}

/** A copy of the binaries for a user who cannot enter the checkout, made once per version of the package. */
function copyEngine(engine: string): string {
  const stamp = statSync(join(engine, 'bin', 'postgres'));
  const copy = join(ownHome, `engine-${stamp.size}-${Math.trunc(stamp.mtimeMs)}`);
  if (existsSync(copy)) return copy;
  const unfinished = join(ownHome, `${basename(copy)}.${process.pid}`);
  // Keeps the libraries' links relative: absolute ones would point back to where the user cannot go.
  cpSync(engine, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
