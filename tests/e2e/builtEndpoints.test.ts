import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject, expect, test } from 'vitest';
import { anAccount } from '../builders/api/anAccount.ts';
import { askableAt } from '../builders/api/askable.ts';
import { unansweredOf } from '../builders/api/askEverything.ts';
import { copyTemplate, endPool, urlOf } from '../database/testCluster.ts';
import { startServer } from '../server/startServer.ts';

/**
 * A package that isn't strict may assign to a name that it never declares; in the bundle, a module, that throws. Allowed are
 * the globals of browsers, behind a look whether they exist, two names that yauzl and yazl misspell in the text of an error,
 * and one that libphonenumber-js reads of numbers of no country, which it does not look for.
 */
test('the bundle assigns to nothing and reads nothing that does not exist', () => {
  const files = globSync('dist/server/*.js');
  expect(files.length).toBeGreaterThan(0);
  const rule = ['--allow', 'all', '--deny', 'no-undef', '--deny', 'no-global-assign'];
  const config = ['--config', 'tests/e2e/bundle.oxlintrc.json', '--no-ignore'];
  const run = () => execFileSync('oxlint', [...config, ...rule, ...files], { encoding: 'utf8', stdio: 'pipe' });
  expect(outputOf(run)).toMatch(/Found 0 warnings and 0 errors/);
});

test('the built server answers a valid request to every endpoint', { timeout: 1_200_000 }, async () => {
  const { connection, drop } = await copyTemplate(inject('demoDatabase'));
  const pool = new pg.Pool({ ...connection, max: 4 });
  const db = drizzle(pool, { casing: 'snake_case' });
  const server = await startServer({
    DATABASE_URL: urlOf(connection),
    TOKEN_MODE: 'storage',
    STAFF_SECOND_FACTOR: 'off',
    RATE_LIMIT: '1000000',
  });
  try {
    expect(await unansweredOf(askableAt(server.url), db, await anAccount(db))).toEqual([]);
  } finally {
    await server.stop();
    await endPool(pool);
    await drop();
  }
});

function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
