import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ProblemCode } from '../../src/api/values/flow/problem.ts';

/**
 * Takes each rule and each check out of `validate` in turn, and runs the rules' test: a mutant that no test notices is a
 * rule that nobody would miss. `npm run mutants:rules`, by hand.
 */
const run = promisify(execFile);
const source = readFileSync('src/flows/core/validate.ts', 'utf8');

/** The number of entries of one of the lists of checks. */
function sizeOf(list: string): number {
  const [, body = ''] = new RegExp(`const ${list}: [\\s\\S]*?= \\[\\n([\\s\\S]*?)\\n\\];`).exec(source) ?? [];
  return (body.match(/^ {2}\(\{/gm) ?? []).length;
}

const checks = ['checks', 'pathChecks'].flatMap((list) =>
  Array.from({ length: sizeOf(list) }, (_, place) => ({ CHECK: `${list} ${place}` })),
);
const mutants: Record<string, string>[] = [...ProblemCode.options.map((RULE) => ({ RULE })), ...checks];

/** Whether the tests pass with this change. */
async function passes(change: Record<string, string>): Promise<boolean> {
  const command = ['vitest', 'run', '--config', 'tests/mutants/vitest.rules.config.ts'];
  const [ended] = await Promise.allSettled([run('npx', command, { env: { ...process.env, ...change } })]);
  return ended.status === 'fulfilled';
}

const survivors: string[] = (await passes({})) ? [] : ['the tests fail without any change'];
for (const change of mutants) {
  const name = Object.values(change).join(' ');
  const survived = await passes(change);
  process.stdout.write(`${survived ? 'SURVIVED' : 'noticed '} ${name}\n`);
  if (survived) survivors.push(name);
}
process.stdout.write(`${mutants.length} mutants, ${survivors.length} survived\n`);
process.exitCode = survivors.length === 0 ? 0 : 1;
