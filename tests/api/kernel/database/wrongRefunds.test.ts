import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';

/** The last migration of a version that paid back what it had not charged. */
const beforeLaw = 45;

test('an upgrade says what earlier versions paid back without having charged it, and changes no balance', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeLaw);
  const campaign = randomUUID();
  const entry = (payer: number, kind: string, texts: number, of: { account: number; campaign?: string }) =>
    db.execute(sql`insert into credit_entries (account_id, id, kind, amount, balance, currency, used_by_id, campaign_id, messages, stamp)
      values (${payer}, ${randomUUID()}, ${kind}, ${microsOf(8) * texts}::bigint, 0, 'AUD', ${of.account}, ${of.campaign ?? null}, 1, now())`);
  const text = (account: number, state: string, more: { claimed: boolean; refunded: boolean; campaign?: string }) =>
    db.execute(sql`insert into messages (account_id, id, direction, did, msisdn, content, segments, encoding, state, charge, currency,
        payer_id, refunded, campaign_id, stamp, claimed_at)
      values (${account}, ${randomUUID()}, 'outbound', '+61390000001', '+61412000011', 'Hi', 1, 'GSM-7', ${state}, ${microsOf(8)}::bigint,
        'AUD', 1, ${more.refunded}, ${more.campaign ?? null}, now(), ${more.claimed ? new Date().toISOString() : null}::timestamptz)`);
  await db.execute(sql`insert into sms_credits (account_id, balance, currency) values (1, 1000, 'AUD'), (4, 0, 'AUD')`);
  // Payer 1: in a campaign of account 2 one refund was right and two were of texts that nobody paid; a reply of its own once more.
  await entry(1, 'top-up', 100, { account: 1 });
  await entry(1, 'charge', -1, { account: 2, campaign });
  await entry(1, 'refund', 3, { account: 2, campaign });
  await text(2, 'failed', { claimed: true, refunded: true, campaign });
  await text(2, 'failed', { claimed: false, refunded: true, campaign });
  await text(2, 'failed', { claimed: false, refunded: true, campaign });
  await entry(1, 'refund', 1, { account: 1 });
  await text(1, 'failed', { claimed: false, refunded: true });
  // Payer 4: every refund was right.
  await entry(4, 'refund', 1, { account: 4 });
  await db.execute(sql`insert into messages (account_id, id, direction, did, msisdn, content, segments, encoding, state, charge, currency,
      payer_id, refunded, stamp, claimed_at)
    values (4, ${randomUUID()}, 'outbound', '+61390000001', '+61412000011', 'Hi', 1, 'GSM-7', 'failed', ${microsOf(8)}::bigint, 'AUD', 4,
      true, now(), now())`);
  await migrateDatabase(db.$client);
  const { rows } = await db.execute(
    sql`select account_id, subject, after from audit_log where action = 'credit.refunded-wrongly'`,
  );
  expect(rows).toEqual([{ account_id: 1, subject: 'account 1', after: { amount: 24, currency: 'AUD' } }]);
  const balances = await db.execute<{ balance: string }>(sql`select balance from sms_credits order by account_id`);
  expect(balances.rows.map(({ balance }) => balance)).toEqual(['1000', '0']);
});
