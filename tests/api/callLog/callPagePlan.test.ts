import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calls } from '../../../server/db/schema/calls.ts';
import { keysOf } from '../../../server/repositories/calls/callKeys.ts';
import { scopeOf } from '../../../server/repositories/scope.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';

test('a page of the log comes from a date index in either order, first or deep, for few accounts or many', async () => {
  const { db } = await anApp();
  const account = await anAccount(db);
  await aCall(db, account);
  await db.execute(sql`
    insert into ${calls} (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number,
      tracking_name, tracking_source)
    select account_id, id + place, gen_random_uuid(), date_start + place * interval '1 second', t15, state, direction,
      first_time, tracking_number, tracking_name, tracking_source
    from ${calls}, generate_series(1, 20000) as place where ${calls.accountId} = ${account}`);
  await db.execute(sql`analyze ${calls}`);
  const many = scopeOf([account, ...Array.from({ length: 60 }, (_, at) => account + 1000 + at)]);
  const after = { dateStart: new Date('2026-03-04T03:00:00Z'), id: 0 };
  for (const scope of [scopeOf([account]), many])
    for (const order of ['asc', 'desc'] as const)
      for (const place of [undefined, after]) {
        const page = { after: place, start: 0, length: 25, orderBy: 'dateStart', order } as const;
        const { rows } = await db.execute(sql`explain ${keysOf(scope, {}, page)}`);
        const plan = rows.map((row) => Object.values(row)[0]).join('\n');
        expect(plan).toMatch(/Index (Only )?Scan( Backward)? using calls_(account_)?date/);
        expect(plan).not.toContain('Seq Scan on calls');
      }
});
