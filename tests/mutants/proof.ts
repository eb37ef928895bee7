import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { proofMutants } from './proofMutants.ts';

/** A change that makes the code wrong, and the tests that should notice. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
}

/**
 * `npm run mutants:proof [number]`: makes each change by itself, runs its tests, and prints whether they failed. Each
 * file is put back, also when this is interrupted.
 */
const chosen = process.argv[2];
const original = new Map<string, string>();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  for (const [file, text] of original) writeFileSync(file, text);
});

const survivors: string[] = [];
for (const [index, { file, from, to, tests }] of proofMutants.entries()) {
  if (chosen !== undefined && Number(chosen) !== index) continue;
  const text = original.get(file) ?? readFileSync(file, 'utf8');
  original.set(file, text);
  if (text.split(from).length !== 2) throw new Error(`mutant ${index}: ${file} has no single “${from}”`);
  writeFileSync(file, text.replace(from, to));
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'pure*', '--bail', '1', ...tests], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  writeFileSync(file, text);
  const name = `${index} ${file}: ${from} → ${to}`;
  if (status === 0) survivors.push(name);
  console.log(`${status === 0 ? 'SURVIVED' : 'killed'} ${name}`);
}
console.log(survivors.length === 0 ? 'all killed' : `${survivors.length} survived`);
process.exitCode = survivors.length === 0 ? 0 : 1;
