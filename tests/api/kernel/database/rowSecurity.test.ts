import { ilike, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { calls, searchedText, users } from '../../../../server/kernel/db/schema/all.ts';
import { tenantDb } from '../../../../server/kernel/db/tenantDb.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { aUser } from '../../../builders/api/anAccount.ts';
import { aWorld, type World } from '../../../builders/api/aWorld.ts';

let db: Db;
let own: World;
let foreign: World;

beforeAll(async () => {
  db = await aDatabase();
  own = await aWorld(db);
  foreign = await aWorld(db);
  await aUser(db, own.account);
  await aUser(db, foreign.account);
});

const accountsOf = async (executor: Pick<Db, 'select'>) =>
  new Set((await executor.select({ account: calls.accountId }).from(calls)).map(({ account }) => account));

test("a tenant's statements see only rows of its accounts, alone and in a transaction", async () => {
  const tenant = tenantDb(db, [own.account]);
  expect(await accountsOf(tenant)).toEqual(new Set([own.account]));
  expect(await tenant.transaction((tx) => accountsOf(tx))).toEqual(new Set([own.account]));
  expect(await accountsOf(tenantDb(db, []))).toEqual(new Set());
  expect(await accountsOf(db)).toEqual(new Set([own.account, foreign.account]));
});

test('a tenant can neither change, delete nor insert rows of others', async () => {
  const tenant = tenantDb(db, [own.account]);
  const before = await db
    .select()
    .from(users)
    .where(sql`${users.accountId} = ${foreign.account}`);
  await tenant.update(users).set({ firstName: 'Mallory' });
  await tenant.execute(sql`delete from ${calls} where ${calls.accountId} = ${foreign.account}`);
  expect(
    await db
      .select()
      .from(users)
      .where(sql`${users.accountId} = ${foreign.account}`),
  ).toEqual(before);
  expect(await accountsOf(db)).toEqual(new Set([own.account, foreign.account]));
  await expect(tenant.transaction((tx) => tx.update(users).set({ accountId: foreign.account }))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

test('every table is either a tenant table with a policy or closed to tenants', async () => {
  const { rows } = await db.execute<{ name: string; secured: boolean; open: boolean }>(sql`
    select relname as name, relrowsecurity as secured, has_table_privilege('trunkline_tenant', oid, 'select') as open
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`);
  expect(rows.filter(({ secured, open }) => open !== secured)).toEqual([]);
  expect(rows.flatMap(({ name, open }) => (open ? [] : [name]))).toEqual([
    'carrier_scans',
    'early_statuses',
    'fallback_files',
    'local_carrier_numbers',
    'login_attempts',
    'received_messages',
    'signing_keys',
    'smpp_fragments',
    'smpp_receipts',
    'smpp_texts',
    'unclaimed_numbers',
  ]);
});

test('a connection keeps nothing of a tenant', async () => {
  const tenant = tenantDb(db, [own.account]);
  await expect(tenant.execute(sql`select 1 / 0`)).rejects.toThrow();
  await expect(
    tenant.transaction(async (tx) => {
      await tx.select().from(users);
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  const states = await Promise.all(
    Array.from({ length: 16 }, () =>
      db.execute<{ role: string; accounts: string | null }>(
        sql`select current_user as role, nullif(current_setting('trunkline.accounts', true), '') as accounts`,
      ),
    ),
  );
  expect(new Set(states.map(({ rows }) => rows[0]?.role))).not.toContain('trunkline_tenant');
  expect(new Set(states.map(({ rows }) => rows[0]?.accounts))).toEqual(new Set([null]));
});

test('a search can use its index under row-level security', async () => {
  const undone = new Error('undone');
  let plan = '';
  const explaining = db.transaction(async (tx) => {
    // Without the indexes that start with the account, only the search's own is left.
    await tx.execute(sql`drop index calls_account_date, calls_date, calls_account_caller`);
    await tx.execute(
      sql`alter table calls drop constraint calls_account_id_id_pk, drop constraint "calls_accountId_uuid_unique"`,
    );
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local role trunkline_tenant`);
    const search = ilike(sql`(${searchedText(calls)})`, '%12345%');
    const { rows } = await tx.execute<Record<'QUERY PLAN', string>>(
      sql`explain select id from ${calls} where ${search}`,
    );
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    throw undone;
  });
  await expect(explaining).rejects.toBe(undone);
  expect(plan).toContain('calls_search_trgm');
});
