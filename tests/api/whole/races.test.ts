import { expect, test } from 'vitest';
import { Role } from '#values/roles.ts';
import { isWrong, runRaces } from '../../attacks/races.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';

const roles = Role.options.filter((role) => role !== 'system' && role !== 'support');

test('of several who ask for the same thing at once one gets it', { timeout: 300_000 }, async () => {
  const { app, db } = await anAppWithCalls({ RATE_LIMIT: '1000000' });
  const headersOf = async (account: number) => (await login(app, (await aUser(db, account, roles)).email)).headers;
  const results = await runRaces({ app, db }, headersOf);
  expect(results.filter(isWrong)).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(28);
});
