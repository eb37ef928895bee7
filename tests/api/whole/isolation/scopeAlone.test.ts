import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aFamily, type Family, type ReaderKind, strangers, whatComesThrough } from './matrix.ts';

/** Of the roles that may do most. */
const mighty: ReaderKind[] = ['admin', 'super', 'acting'];

let family: Family;

beforeAll(async () => {
  const { app, db } = await anAppWithCalls({ RATE_LIMIT: '1000000', JOBS: 'worker' });
  family = await aFamily(app, db);
  await switchRowSecurityOff(db);
});

/** Leaves the application's own scope as the only wall: a query that forgets `isWithin` then shows everything. */
async function switchRowSecurityOff(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await db.execute(sql`alter table ${sql.identifier(name)} disable row level security`);
}

describe.each(mighty)('without row security, a user with the role %s', (kind) => {
  test.each(strangers)('still reaches nothing of a %s', async (stranger) => {
    expect(await whatComesThrough(family, { kind, stranger, refused: [403, 404] })).toEqual([]);
  });
});
