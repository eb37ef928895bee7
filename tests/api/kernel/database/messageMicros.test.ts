import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';

const beforeMicros = 37;

test('money of messages from before micros is worth exactly what it was', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeMicros);
  const [campaign, message, free] = [randomUUID(), randomUUID(), randomUUID()];
  await db.execute(sql`insert into sms_rates (account_id, country, price) values (1, 'AU', 8), (1, 'NZ', 0)`);
  // The largest that the old columns could hold.
  await db.execute(
    sql`insert into sms_credits (account_id, balance, currency) values (1, 2147483647, 'AUD'), (2, -15, 'JPY')`,
  );
  await db.execute(sql`insert into credit_entries (account_id, id, kind, amount, balance, currency, used_by_id, stamp)
    values (1, ${randomUUID()}, 'top-up', 2147483647, 2147483647, 'AUD', 1, now()),
      (2, ${randomUUID()}, 'charge', -15, -15, 'JPY', 2, now())`);
  await db.execute(sql`insert into campaigns (account_id, id, code, name, content, lists, numbers, missing, opt_out_text,
      skip_unrated, cost, created_by, created_at)
    values (1, ${campaign}, 'CAMP-1', 'Autumn', 'Hi', '{}', '{}', '{}', '', false, 800000, '', now()),
      (1, ${randomUUID()}, 'CAMP-2', 'Draft', 'Hi', '{}', '{}', '{}', '', false, null, '', now())`);
  await db.execute(sql`insert into messages (account_id, id, direction, did, msisdn, content, segments, encoding, state, charge,
      currency, stamp)
    values (1, ${message}, 'outbound', '+61390000001', '+61412000011', 'Hi', 2, 'GSM-7', 'queued', 16, 'AUD', now()),
      (1, ${free}, 'inbound', '+61390000001', '+61412000011', 'Hi', 1, 'GSM-7', 'received', null, null, now())`);
  await migrateDatabase(db.$client);
  const found = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ one: string }>(query)).rows.map(({ one }) => one);
  expect(await found(sql`select price as one from sms_rates order by country`)).toEqual(['80000', '0']);
  expect(await found(sql`select balance as one from sms_credits order by account_id`)).toEqual([
    '21474836470000',
    '-150000',
  ]);
  expect(await found(sql`select amount as one from credit_entries order by account_id`)).toEqual([
    '21474836470000',
    '-150000',
  ]);
  expect(await found(sql`select balance as one from credit_entries order by account_id`)).toEqual([
    '21474836470000',
    '-150000',
  ]);
  expect(await found(sql`select cost as one from campaigns order by code`)).toEqual(['8000000000', null]);
  expect(await found(sql`select charge as one from messages order by state`)).toEqual(['160000', null]);
});
