import type { Executor } from '../db/executor.ts';
import { findFile } from '../files/files.ts';

/** Image types that mail clients show; for others the brand's name is used. */
const drawn = new Map([
  ['image/png', 'logo.png'],
  ['image/jpeg', 'logo.jpg'],
  ['image/gif', 'logo.gif'],
]);

/** Loads one of our images for attachment. Null if there is none that mail clients show. */
export async function findLogo(executor: Executor, address: string | null) {
  const id = address === null ? undefined : /([0-9a-f-]{36})$/.exec(address)?.[1];
  const file = id === undefined ? undefined : await findFile(executor, id);
  const filename = file && drawn.get(file.type);
  return file && filename !== undefined ? { filename, content: file.bytes, contentType: file.type } : null;
}
