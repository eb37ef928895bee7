import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { areas, type Area } from './areas.ts';
import type { Mutant } from './mutant.ts';

/**
 * `npm run mutants -- [area | area:number …]`: makes each change by itself in a copy of the project, runs the tests nearest
 * to it, and prints whether they failed. Without arguments all areas run, which takes hours.
 */
type Outcome = 'killed' | 'killed by time' | 'SURVIVED' | 'STALE';

const project = resolve(import.meta.dirname, '../..');
const left = new Set(['node_modules', '.git', 'dist', 'data', '.cache', '.vitest']);
const mostMinutes = 5;
const goal = 0.85;

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
cpSync(project, copy, { recursive: true, filter: (path) => !left.has(relative(project, path)) });
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));

function outcomeOf({ file, from, to, tests }: Mutant): Outcome {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'STALE';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const isServed = tests.some((test) => test.startsWith('tests/api'));
  const how = isServed ? ['--project', 'api*'] : ['--config', 'tests/mutants/vitest.nearest.config.ts'];
  const { status, signal }: SpawnSyncReturns<Buffer> = spawnSync(
    join(project, 'node_modules/.bin/vitest'),
    ['run', ...how, '--bail', '1', ...tests],
    { cwd: copy, stdio: 'ignore', timeout: mostMinutes * 60_000, env: { ...process.env, TEST_BUILT: 'off' } },
  );
  writeFileSync(path, text);
  if (signal !== null) return 'killed by time';
  return status === 0 ? 'SURVIVED' : 'killed';
}

function isArea(name: string): name is Area {
  return Object.hasOwn(areas, name);
}

/** One of each area in turn, so that a run that is cut short tells about all. */
function inTurn<Row extends { number: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.number - b.number);
}

const asked = process.argv.slice(2).map((argument) => argument.split(':'));
for (const [name = ''] of asked)
  if (!isArea(name)) throw new Error(`There is no area “${name}”, only ${Object.keys(areas).join(', ')}.`);
const rows = (Object.keys(areas) as Area[]).flatMap((area) =>
  areas[area].flatMap((mutant, number) => {
    const isAsked = asked.some(([name, one]) => name === area && (one === undefined || Number(one) === number));
    return asked.length === 0 || isAsked ? [{ area, number, mutant }] : [];
  }),
);

const results = inTurn(rows).map(({ area, number, mutant }) => {
  const outcome = outcomeOf(mutant);
  console.log(`${outcome.padEnd(14)} ${area}:${number} ${mutant.file}: ${mutant.from} → ${mutant.to}`);
  return { area, outcome };
});

const table = Object.entries(Object.groupBy(results, ({ area }) => area)).map(([area, all]) => {
  const killed = all.filter(({ outcome }) => outcome.startsWith('killed')).length;
  return { area, mutants: all.length, killed, percent: Math.round((killed / all.length) * 100) };
});
console.table(table);
const killed = table.reduce((sum, one) => sum + one.killed, 0);
const stale = results.filter(({ outcome }) => outcome === 'STALE').length;
console.log(`${killed} of ${results.length} killed, ${stale} no longer in the code`);
process.exitCode = stale === 0 && killed >= results.length * goal ? 0 : 1;
