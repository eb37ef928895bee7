import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Next to the server’s bundle in a build; three folders up from the sources. */
const places = [join(import.meta.dirname, '../dni'), join(import.meta.dirname, '../../../dist/dni')];

/** The script that websites load. */
export interface BuiltSnippet {
  script: string;
  /** The part of the address that names this version: `/s/{hash}.js`. */
  hash: string;
  /** For the attribute `integrity`. */
  integrity: string;
}

export function snippetOf(script: string): BuiltSnippet {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 16);
  return { script, hash, integrity: `sha384-${createHash('sha384').update(script).digest('base64')}` };
}

let built: BuiltSnippet | undefined;

/** Its script is empty without a build, as while developing. */
export function builtSnippet(): BuiltSnippet {
  if (built) return built;
  const path = places.map((place) => join(place, 'snippet.js')).find((file) => existsSync(file));
  const read = snippetOf(path === undefined ? '' : readFileSync(path, 'utf8'));
  if (path !== undefined) built = read;
  return read;
}
