import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Everything that a build is made of; what it writes itself is left out. */
const sources = [
  '{src,server,dni,public,scripts}/**/*',
  'index.html',
  'vite.{config,server.config,dni.config}.ts',
  '{package,package-lock,tsconfig}.json',
];
const isWritten = (path: string) => path.startsWith('src/locales/compiled/') || /\.test\.tsx?$/.test(path);
/** What the build that is there was made of. Any build of a part empties its folder, and the stamp goes with it. */
const stamps = ['dist/page/.vite/made-of', 'dist/server/made-of'];
const made = [
  'dist/page/index.html',
  'dist/server/main.js',
  'dist/server/heavyRequests.js',
  'dist/server/fileReader.js',
  'dist/dni/snippet.js',
];

function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node);
  const paths = globSync(sources).filter((path) => !isWritten(path) && statSync(path).isFile());
  for (const path of paths.toSorted()) hash.update(`\n${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

const now = fingerprint();
const isCurrent =
  made.every((path) => existsSync(path)) &&
  stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === now);
if (!isCurrent) {
  console.log('Building the page and the server. This takes a minute.');
  const begun = performance.now();
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`${stdout}\n${stderr}\nThe build failed.`);
    process.exit(1);
  }
  for (const stamp of stamps) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`);
}
