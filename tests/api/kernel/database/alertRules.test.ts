import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { alertRules } from '../../../../server/kernel/db/schema/alerts.ts';
import { integrations } from '../../../../server/kernel/db/schema/integrations.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';

const beforeAlerts = 69;
const account = 20_001;

test('an upgrade keeps who is alerted to calls of numbers, and what webhooks get', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeAlerts);
  await db.execute(sql`insert into accounts (id, name, type, country, timezone) overriding system value
    values (${account}, 'Harbour Dental', 'business', 'AU', 'Australia/Sydney')`);
  const number = (did: string, when: string, emails: string[], status = 'active') =>
    db.execute(sql`insert into numbers (account_id, id, did, name, source, type, country, status, alert_when, alert_emails)
      values (${account}, ${randomUUID()}, ${did}, 'Website', 'google', 'geo', 'AU', ${status}, ${when}, ${JSON.stringify(emails)}::jsonb)`);
  const desk = ['desk@example.test', 'boss@example.test'];
  await number('+61390000002', 'missed', desk);
  await number('+61390000001', 'missed', desk);
  await number('+61390000003', 'always', ['desk@example.test']);
  await number('+61390000004', 'no', desk);
  await number('+61390000005', 'missed', desk, 'cancelled');
  const webhook = (filters: object) =>
    db.execute(sql`insert into integrations (account_id, id, type, filters, created_by)
      values (${account}, ${randomUUID()}, 'webhook', ${JSON.stringify(filters)}::jsonb, 'ann@example.test')`);
  await webhook({ dids: ['+61390000001'] });
  await webhook({ kinds: ['call.ended'] });

  await migrateDatabase(db.$client);

  const rules = await db.select().from(alertRules).orderBy(alertRules.name);
  expect(rules.map(({ name, kinds, dids, emails, enabled }) => ({ name, kinds, dids, emails, enabled }))).toEqual([
    {
      name: 'All calls',
      kinds: ['callMissed', 'voicemail', 'callAnswered'],
      dids: ['+61390000003'],
      emails: ['desk@example.test'],
      enabled: true,
    },
    {
      name: 'Unanswered calls',
      kinds: ['callMissed', 'voicemail'],
      dids: ['+61390000001', '+61390000002'],
      emails: desk,
      enabled: true,
    },
  ]);
  const filters = (await db.select().from(integrations)).map((row) => row.filters);
  const before = ['call.started', 'call.ended', 'call.changed', 'call.tagged', 'text.received'];
  expect(filters).toEqual(
    expect.arrayContaining([{ dids: ['+61390000001'], kinds: before }, { kinds: ['call.ended'] }]),
  );
});
