import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, normalize, join } from 'node:path';

/** Against what the checkout is compared: a commit or branch, or what is not committed. */
const base = process.argv[2] ?? 'HEAD';

const lines = (args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...lines(['diff', '--name-only', '--diff-filter=d', base]),
  ...lines(['ls-files', '--others', '--exclude-standard']),
].filter((path) => /\.(tsx?|mjs)$/.test(path));

/** The tests of a part: `server/<area>/<feature>` and the contract's areas have folders of the same name in `tests/api`. */
function testsOf(path: string): string[] {
  if (path.startsWith('tests/api/')) return [path.endsWith('.test.ts') ? path : dirname(path)];
  const [, area, feature] = /^(?:server|src\/api\/contract)\/(\w+)\/(?:(\w+)\/)?/.exec(path) ?? [];
  const own = [`tests/api/${area}/${feature}`, `tests/api/${area}`].find((folder) => existsSync(folder));
  return own === undefined ? [] : [own];
}

/** Every test of the API starts the whole server, so its imports say little; those that name a changed file say something. */
function namingThem(): string[] {
  const tests = globSync('tests/api/**/*.test.ts');
  const names = (test: string) =>
    [...readFileSync(test, 'utf8').matchAll(/from '(?<path>\.[^']+)'/g)].map(({ groups }) =>
      normalize(join(dirname(test), groups?.['path'] ?? '')),
    );
  return tests.filter((test) => names(test).some((path) => changed.includes(path)));
}

function run(...args: string[]): boolean {
  console.log(`vitest ${args.filter((arg) => !/\.(tsx?|mjs)$/.test(arg)).join(' ')}`);
  return spawnSync('vitest', args, { stdio: 'inherit' }).status === 0;
}

const api = [...new Set([...changed.flatMap(testsOf), ...namingThem()])];
const passed = [
  run('run', 'tests/conventions'),
  changed.length === 0 || run('related', '--run', '--passWithNoTests', '--project', 'pure*', ...changed),
  api.length === 0 || run('run', '--project', 'api*', ...api),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
