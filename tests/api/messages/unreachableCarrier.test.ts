import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import pino from 'pino';
import { microsOf } from '#values/sms/micros.ts';
import { campaigns } from '../../../server/db/schema/campaigns.ts';
import { messages } from '../../../server/db/schema/messages.ts';
import { creditEntries } from '../../../server/db/schema/smsCredit.ts';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { releaseMessages } from '../../../server/repositories/messages/campaignState.repository.ts';
import { type MessageCarrier, unreachable } from '../../../server/services/messages/messageCarrier.ts';
import { sendDue } from '../../../server/services/messages/sendDue.ts';
import { sameRates } from '../../../server/services/messages/senderRates.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { queueCampaign } from '../../kills/queueCampaign.ts';

test('a campaign waits when the carrier can’t be reached: one batch fails and is paid back, the rest goes out later', async () => {
  const db = await aDatabase();
  const { accountId, campaignId, recipients } = await queueCampaign(db, 150);
  const jobs = await openJobs(db, pino({ level: 'silent' }));
  const reached: string[] = [];
  let isDown = true;
  const carrier: MessageCarrier = {
    send: ({ to }) => {
      if (isDown) return Promise.resolve({ kind: 'refused', error: unreachable });
      reached.push(to);
      return Promise.resolve({ kind: 'accepted', remoteId: `SM${to}` });
    },
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve([]),
  };
  const context = {
    db,
    jobs,
    now: () => new Date(),
    changed: () => undefined,
    ownSender: undefined,
    carrierAnswersConsent: false,
    rates: sameRates(100_000),
    takes: [],
  };
  const send = () => sendDue({ context, carrier, signal: new AbortController().signal });
  const ofCampaign = and(eq(messages.accountId, accountId), eq(messages.campaignId, campaignId));
  const count = async (state: 'queued' | 'failed' | 'sending') =>
    db.$count(messages, and(ofCampaign, eq(messages.state, state)));
  const isCampaign = and(eq(campaigns.accountId, accountId), eq(campaigns.id, campaignId));
  const status = async () => (await db.select().from(campaigns).where(isCampaign))[0];

  await send();
  expect(await status()).toMatchObject({ status: 'paused', pauseReason: 'carrier' });
  const failed = await count('failed');
  expect([failed > 0, await count('queued')]).toEqual([true, recipients - failed]);

  isDown = false;
  await db.update(campaigns).set({ status: 'sending', pauseReason: null }).where(isCampaign);
  await db.transaction((tx) => releaseMessages(tx, { accountId, id: campaignId }, new Date()));
  await send();
  expect(new Set(reached).size).toBe(reached.length);
  expect([reached.length, await count('sending')]).toEqual([recipients - failed, recipients - failed]);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.accountId, accountId));
  const spent = entries.reduce((sum, { kind, amount }) => (kind === 'top-up' ? sum : sum + amount), 0);
  expect(spent).toBe(-microsOf(8) * (recipients - failed));
  await jobs.close();
});
