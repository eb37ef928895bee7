import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type DeliveredEvent, findFollowers, queueEvents } from '../../../server/integrations/deliveries/fanOut.ts';
import { integrations as registry } from '../../../server/integrations.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aWebhook } from '../../builders/api/anIntegration.ts';

test('as many calls as one edit can change are queued once each, in their order', async () => {
  const db = await aDatabase();
  const accountId = await anAccount(db);
  await aWebhook(db, accountId, { pausedAt: new Date() });
  const at = new Date('2026-03-04T01:05:00Z');
  const events = Array.from({ length: 10_000 }, (_, index): DeliveredEvent => {
    const subject = randomUUID();
    const about = { kind: 'call.changed' as const, accountId, subject, did: '+61390000001', tags: [], at };
    return { ...about, eventId: `call.changed ${subject} edit ${index}` };
  });
  const followers = await findFollowers(db, accountId, { integrations: registry, kinds: ['call.changed'] });
  for (let round = 0; round < 2; round++) await db.transaction((tx) => queueEvents(tx, events, followers, registry));
  const kept = await db
    .select({ subject: deliveries.subject })
    .from(deliveries)
    .where(eq(deliveries.accountId, accountId))
    .orderBy(deliveries.seq);
  expect(kept.map(({ subject }) => subject)).toEqual(events.map(({ subject }) => subject));
});
