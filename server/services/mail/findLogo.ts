import type { Executor } from '../../db/executor.ts';
import { findFile } from '../../repositories/files.repository.ts';

/** What mail programs draw; the others show the brand's name. */
const drawn = new Map([
  ['image/png', 'logo.png'],
  ['image/jpeg', 'logo.jpg'],
  ['image/gif', 'logo.gif'],
]);

/** The picture at the address of a file of ours, ready to be attached. Null when there is none that mail programs draw. */
export async function findLogo(executor: Executor, address: string | null) {
  const id = address === null ? undefined : /([0-9a-f-]{36})$/.exec(address)?.[1];
  const file = id === undefined ? undefined : await findFile(executor, id);
  const filename = file && drawn.get(file.type);
  return file && filename !== undefined ? { filename, content: file.bytes, contentType: file.type } : null;
}
