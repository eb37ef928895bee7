import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aFamily, type Family, readers, strangers, whatComesThrough } from './matrix.ts';

// The application's own scope is switched off: every query asks for all accounts, and any account can be named.
vi.mock(import('../../../../server/kernel/access/scope.ts'), async (original) => {
  const { scopeOf } = await original();
  return { scopeOf, narrowScope: (_, accounts) => scopeOf(accounts), isWithin: () => sql`true` };
});

let family: Family;

beforeAll(async () => {
  const { app, db } = await anAppWithCalls({ RATE_LIMIT: '1000000', JOBS: 'worker' });
  family = await aFamily(app, db);
});

describe.each(readers)('without the application’s scope, a user with the role %s', (kind) => {
  test.each(strangers)('still reaches nothing of a %s', async (stranger) => {
    // A stranger's lists are then empty, and writes fail on the policy.
    expect(await whatComesThrough(family, { kind, stranger, refused: [200, 403, 404, 409, 422, 500] })).toEqual([]);
  });
});
