import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.ts';

/** What the build that is there was made of. Any build of a part empties its folder, and the stamp goes with it. */
const stamps = ['dist/page/.vite/made-of', 'dist/server/made-of'];
const made = [
  'dist/page/index.html',
  'dist/server/main.js',
  'dist/server/heavyRequests.js',
  'dist/server/fileReader.js',
  'dist/dni/snippet.js',
];

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
