import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** Everything that a build is made of; what it writes itself is left out. */
const sources = [
  '{src,server,dni,public,scripts}/**/*',
  'index.html',
  'vite.{config,server.config,dni.config}.ts',
  '{package,package-lock,tsconfig}.json',
];
const isWritten = (path: string) => path.startsWith('src/locales/compiled/') || /\.test\.tsx?$/.test(path);

/** The hash of all that a build of this checkout, and of `others`, is made of. */
export function fingerprint(others: string[] = []): string {
  const hash = createHash('sha256').update(process.versions.node);
  const paths = globSync([...sources, ...others]).filter((path) => !isWritten(path) && statSync(path).isFile());
  for (const path of paths.toSorted()) hash.update(`\n${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}
