import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

const lists = ['/v2/call', '/v2/call?search=1234', '/v2/call/outbound', '/v2/reports/history/%2B61412000001'];

test('a list of calls ends in the database when its reader leaves', async () => {
  const { app, db } = await anApp();
  const { headers } = await login(app, (await aUser(db, await anAccount(db), [])).email);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const waiting = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%"calls"%'`);
    return rows[0]?.count;
  };
  for (const path of lists) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${calls} in access exclusive mode`);
      const request = get({ host: '127.0.0.1', port, path, headers }).on('error', () => undefined);
      await expect.poll(waiting, { timeout: 60_000, message: path }).toBeGreaterThan(0);
      request.destroy();
      await expect.poll(waiting, { timeout: 60_000, message: path }).toBe(0);
    });
  }
});
