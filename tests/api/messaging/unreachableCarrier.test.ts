import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import pino from 'pino';
import { microsOf } from '#values/sms/micros.ts';
import { campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { senderBuckets } from '../../../server/kernel/db/schema/senders.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { allJobs } from '../../../server/jobs.ts';
import { openJobs } from '../../../server/kernel/jobs/openJobs.ts';
import { toCampaigns } from '../../../server/messaging/campaigns/toCampaign.ts';
import type { MessageCarrier } from '../../../server/messaging/messages/messageCarrier.ts';
import { sendDue } from '../../../server/messaging/messages/sendDue.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { queueCampaign } from '../../kills/queueCampaign.ts';

const hour = 3_600_000;

async function anOutage(recipients: number) {
  const db = await aDatabase();
  const { accountId, campaignId, sender } = await queueCampaign(db, recipients);
  const jobs = await openJobs(db, pino({ level: 'silent' }), allJobs);
  const reached: string[] = [];
  const state = { isDown: true, later: 0, asked: 0, moments: [] as number[] };
  let end = new AbortController();
  const carrier: MessageCarrier = {
    send({ to }) {
      state.asked += 1;
      if (state.isDown) {
        end.abort();
        return Promise.resolve({ kind: 'returned' });
      }
      reached.push(to);
      return Promise.resolve({ kind: 'accepted', remoteId: `SM${to}` });
    },
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve([]),
    hasSentSince: () => Promise.resolve(false),
  };
  const context = aMessageContext({
    db,
    jobs,
    now() {
      const now = new Date(Date.now() + state.later);
      state.moments.push(now.getTime());
      return now;
    },
  });
  const isCampaign = and(eq(campaigns.accountId, accountId), eq(campaigns.id, campaignId));
  const ofCampaign = and(eq(messages.accountId, accountId), eq(messages.campaignId, campaignId));
  return {
    state,
    reached,
    /** Runs until nothing is due, or the carrier did not answer. */
    async send() {
      end = new AbortController();
      await sendDue({ context, carrier, signal: end.signal });
    },
    count: async (one: 'queued' | 'failed' | 'sending') =>
      db.$count(messages, and(ofCampaign, eq(messages.state, one))),
    campaign: async () => (await db.select().from(campaigns).where(isCampaign))[0],
    /** As the API has it. */
    async shown() {
      const row = (await db.select().from(campaigns).where(isCampaign))[0];
      const [shown] = row ? await toCampaigns(db, [{ ...row, accountName: '' }]) : [];
      return shown && { ...shown, retriesAt: shown.retriesAt && new Date(shown.retriesAt) };
    },
    async rest() {
      const [bucket] = await db
        .select()
        .from(senderBuckets)
        .where(and(eq(senderBuckets.accountId, accountId), eq(senderBuckets.sender, sender)));
      return bucket;
    },
    async spent() {
      const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, accountId));
      return entries.reduce((sum, { kind, amount }) => (kind === 'top-up' ? sum : sum + amount), 0);
    },
    close: () => jobs.close(),
  };
}

test('a campaign whose carrier is away goes on by itself: nobody is lost or charged for nothing, and few requests are made', async () => {
  const recipients = 150;
  const outage = await anOutage(recipients);
  await outage.send();
  const first = outage.state.asked;
  expect(first).toBeLessThanOrEqual(100);
  expect([await outage.count('queued'), await outage.spent()]).toEqual([recipients, 0]);
  // One message at a time shows whether the carrier is back, and each rest is longer, up to a minute.
  for (const seconds of [2, 4, 8, 16, 32, 60, 60, 60]) {
    outage.state.later += 61_000;
    outage.state.moments = [];
    await outage.send();
    const until = (await outage.rest())?.restsUntil?.getTime() ?? 0;
    expect(outage.state.moments).toContain(until - seconds * 1000);
  }
  expect(outage.state.asked).toBe(first + 8);
  expect(await outage.campaign()).toMatchObject({ status: 'sending', pauseReason: null });
  expect(await outage.shown()).toMatchObject({ status: 'sending', retriesAt: (await outage.rest())?.restsUntil });

  outage.state.isDown = false;
  outage.state.later += 61_000;
  await outage.send();
  expect([outage.reached.length, new Set(outage.reached).size]).toEqual([recipients, recipients]);
  expect(await outage.count('sending')).toBe(recipients);
  expect(await outage.spent()).toBe(-microsOf(8) * recipients);
  expect(await outage.rest()).toMatchObject({ failures: 0, failingSince: null, restsUntil: null });
  expect(await outage.shown()).toMatchObject({
    status: 'sent',
    retriesAt: null,
    processed: recipients,
    sent: recipients,
  });
  await outage.close();
});

test('a campaign whose carrier is away for a day is paused, so that somebody decides whether it is still of use', async () => {
  const outage = await anOutage(5);
  await outage.send();
  outage.state.later += 23 * hour;
  await outage.send();
  expect(await outage.campaign()).toMatchObject({ status: 'sending' });
  outage.state.later += 2 * hour;
  await outage.send();
  expect(await outage.campaign()).toMatchObject({ status: 'paused', pauseReason: 'carrier' });
  expect([await outage.count('queued'), await outage.spent()]).toEqual([5, 0]);
  await outage.close();
});
