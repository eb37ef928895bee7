import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messageEvents, messages } from '../../../server/kernel/db/schema/messages.ts';
import { leaveBucket, takeBucket } from '../../../server/messaging/messages/senderBuckets.repository.ts';
import type { MessageCarrier, SentMessage } from '../../../server/messaging/messages/messageCarrier.ts';
import { settleMessages } from '../../../server/messaging/messages/settleMessages.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile } from '../../builders/api/someMessages.ts';

test('a sender that rested may send what it may send in a second, and no more', async () => {
  const db = await aDatabase();
  const key = { accountId: await anAccount(db), did: aMobile() };
  const start = Date.parse('2026-03-04T01:00:00Z');
  const after = (ms: number) =>
    db.transaction(async (tx) => {
      const at = new Date(start + ms);
      const bucket = await takeBucket(tx, key, 10, at);
      await leaveBucket(tx, key, 0, at);
      return bucket?.tokens;
    });
  expect([await after(0), await after(100), await after(600), await after(1600), await after(3_600_000)]).toEqual([
    10, 1, 5, 10, 10,
  ]);
});

test('of two equal texts to one person without an answer each is settled by a message of its own', async () => {
  const db = await aDatabase();
  const accountId = await anAccount(db);
  const [did, msisdn] = [aMobile(), aMobile()];
  const now = new Date('2026-03-04T01:00:00Z');
  const claimedAt = new Date(now.getTime() - 10 * 60_000);
  const text = { accountId, did, msisdn, content: 'Your table is ready.', segments: 1, encoding: 'GSM-7' } as const;
  for (let count = 0; count < 2; count += 1) {
    const id = randomUUID();
    await db
      .insert(messages)
      .values({ ...text, id, direction: 'outbound', kind: 'reply', state: 'sending', stamp: claimedAt, claimedAt });
    await db.insert(messageEvents).values({ accountId, messageId: id, key: 'claimed', at: claimedAt, kind: 'claimed' });
  }
  const listed = ['SM1', 'SM2'].map((remoteId): SentMessage => ({
    remoteId,
    to: msisdn,
    text: text.content,
    kind: 'delivered',
    error: null,
  }));
  const carrier: MessageCarrier = {
    send: () => Promise.reject(new Error('nothing is sent again')),
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve(listed),
    hasSentSince: () => Promise.resolve(false),
  };
  const context = aMessageContext({
    db,
    now: () => now,
  });
  await settleMessages(context, carrier);
  const rows = await db.select().from(messages).where(eq(messages.accountId, accountId));
  expect(rows.map(({ remoteId, state }) => `${remoteId} ${state}`).toSorted()).toEqual([
    'SM1 delivered',
    'SM2 delivered',
  ]);
});
