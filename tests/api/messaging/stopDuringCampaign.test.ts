import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

test('a campaign sends nothing to somebody whose STOP came between two of its batches', async () => {
  const world = await aMessagingWorld();
  const campaign = campaignsOf(world);
  const { did } = await aTextNumber(world.db, world.account);
  const slow = { accountId: world.account, sender: did, registeredBy: 'staff@example.test' };
  await world.db.insert(smsSenders).values({ ...slow, segmentsPerSecond: 0.01 });
  const uuid = await campaign.save({
    sender: did,
    lists: [await campaign.aList(Array.from({ length: 6 }, () => ({ number: aMobile() })))],
  });
  const { quote } = await campaign.quote(uuid);
  await campaign.act(uuid, 'send', { quote: quote.id });
  const sentOnes = () => world.db.select().from(messages).where(eq(messages.campaignId, uuid));
  const waiting = await eventually(async () => {
    const rows = await sentOnes();
    const left = rows.filter(({ claimedAt }) => claimedAt === null);
    // A bucket lets one go with its last token and one with the next part of a token; then it is in debt for minutes.
    if (rows.length - left.length < 2) throw new Error('the bucket is not empty');
    return left;
  });
  const leaver = waiting[0]?.msisdn ?? '';
  await world.text({ From: leaver, To: did, Body: 'Stop' });
  await world.db.update(smsSenders).set({ segmentsPerSecond: 100 }).where(eq(smsSenders.sender, did));
  await world.put('send', { account: world.account, sender: world.did, target: aMobile(), message: 'Wake up' });
  expect(await campaign.reaches(uuid, 'sent')).toMatchObject({ processed: 6, blocked: 1 });
  expect((await sentOnes()).filter(({ claimedAt }) => claimedAt === null)).toMatchObject([
    { msisdn: leaver, state: 'failed', error: 'OPTED-OUT' },
  ]);
});
