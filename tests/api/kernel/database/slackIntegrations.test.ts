import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { signingKey } from '../../../../server/kernel/access/signingKeys.ts';
import { migrateDatabase, migrateTo } from '../../../../server/kernel/db/migrateDatabase.ts';
import { deliveries, integrations } from '../../../../server/kernel/db/schema/integrations.ts';
import { defineJob } from '../../../../server/kernel/jobs/job.ts';
import { openJobs } from '../../../../server/kernel/jobs/openJobs.ts';
import { seal } from '../../../../server/kernel/vault.ts';
import { aBareDatabase } from '../../../builders/api/aDatabase.ts';
import { eventually } from '../../../eventually.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aSlackServer } from '../../integrations/aSlackServer.ts';

const beforeIntegrations = 60;

/** The job of the version before. */
const postToSlack = defineJob({
  name: 'post-to-slack',
  data: z.object({ accountId: z.number(), applicationId: z.string(), messageId: z.string() }),
  retry: { times: 12 },
  run: () => Promise.resolve(),
});

test('a number’s Slack channel is kept by an upgrade, and gets the text that waits for it', async () => {
  const db = await aBareDatabase();
  await migrateTo(db.$client, beforeIntegrations);
  const hook = `https://hooks.slack.com/services/T0/B0/${randomBytes(12).toString('hex')}`;
  const [accountId, applicationId, messageId] = [20_001, randomUUID(), randomUUID()];
  const sealed = seal(await signingKey(db, 'vault'), hook, `slack hook of ${accountId} ${applicationId}`);
  await db.execute(sql`insert into accounts (id, name, type, country, timezone) overriding system value
    values (${accountId}, 'Harbour Dental', 'business', 'AU', 'Australia/Sydney')`);
  await db.execute(
    sql`insert into account_tree (ancestor_id, descendant_id, depth) values (${accountId}, ${accountId}, 0)`,
  );
  await db.execute(sql`insert into sms_applications (account_id, id, did, auto_reply, keywords, help_reply, slack_hook, slack_refused_at)
    values (${accountId}, ${applicationId}, '+61390000001', '', '[]', '', ${sealed}, '2026-11-01T00:00:00Z'),
      (${accountId}, ${randomUUID()}, '+61390000002', '', '[]', '', null, null)`);
  await db.execute(sql`insert into messages (account_id, id, direction, did, msisdn, content, segments, encoding, state, stamp)
    values (${accountId}, ${messageId}, 'inbound', '+61390000001', '+61412000011', 'Are you open?', 1, 'GSM-7', 'received', now())`);
  const jobs = await openJobs(db, pino({ level: 'silent' }), { postToSlack });
  await jobs.send(db, postToSlack, { accountId, applicationId, messageId }, 3600);
  await jobs.close();

  await migrateDatabase(db.$client);

  expect(await db.select().from(integrations)).toMatchObject([
    {
      accountId,
      id: applicationId,
      type: 'slackTexts',
      filters: { dids: ['+61390000001'] },
      lastResult: 'refused',
      lastResultAt: new Date('2026-11-01T00:00:00Z'),
    },
  ]);
  expect(await db.select().from(deliveries)).toMatchObject([
    { integrationId: applicationId, subject: messageId, eventId: `text.received ${messageId}`, state: 'waiting' },
  ]);
  const slack = await aSlackServer();
  await db.update(deliveries).set({ nextAt: new Date(Date.now() - 600_000) });
  await anAppWithCalls({ DEMO: 'off' }, { db, outside: slack.outside });
  expect((await db.execute(sql`select from jobs.queue where name = 'post-to-slack'`)).rowCount).toBe(0);
  await db.execute(sql`insert into jobs.job (name, data) values ('deliver-due', '{}')`);
  await eventually(() => expect(slack.posted).toMatchObject([{ path: new URL(hook).pathname }]));
  expect(slack.posted[0]?.body['text']).toMatch(/: Are you open\?$/);
  await eventually(async () =>
    expect(await db.select().from(integrations)).toMatchObject([{ lastResult: 'delivered' }]),
  );
});
