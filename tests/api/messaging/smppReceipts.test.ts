import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { joinReceipts } from '../../../server/carriers/messages/smpp/receipts.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smppParts, smppReceipts } from '../../../server/kernel/db/schema/smpp.ts';
import type { MessageContext } from '../../../server/messaging/messages/messageContext.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessageCentre, centreLogin } from './aMessageCentre.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

const minute = 60_000;

let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  centre = await aMessageCentre();
  world = await aMessagingWorld({ SMPP_URL: centre.url, SMPP_SEGMENTS_PER_SECOND: '1000', ...centreLogin });
});

function context(laterMs: number): MessageContext {
  return aMessageContext({
    db: world.db,
    now: () => new Date(Date.now() + laterMs),
  });
}

/** A text whose part is stored and whose receipt came at a time, but of which nobody made anything: the process was killed. */
async function aTextLeft(receiptAgoMs: number) {
  const to = aMobile();
  centre.handleBy((text) => text.answer());
  await world.put('send', { account: world.account, sender: world.did, target: to, message: 'Hello' });
  const remoteId = await eventually(async () => {
    const [part] = await world.db
      .select({ remoteId: smppParts.remoteId })
      .from(smppParts)
      .innerJoin(messages, and(eq(messages.accountId, smppParts.accountId), eq(messages.id, smppParts.messageId)))
      .where(and(eq(messages.msisdn, to), eq(messages.state, 'sending')));
    if (!part) throw new Error('no part yet');
    return part.remoteId;
  });
  const storedAt = new Date(Date.now() - receiptAgoMs);
  await world.db.insert(smppReceipts).values({ remoteId, kind: 'delivered', error: null, storedAt });
  const isLeft = async () =>
    (await world.db.select().from(smppReceipts).where(eq(smppReceipts.remoteId, remoteId))).length === 1;
  const stateOf = async () =>
    (await world.db.select().from(messages).where(eq(messages.msisdn, to))).map(({ state }) => state);
  return { stateOf, isLeft };
}

test('a receipt and its part that a killed process left are joined after ten seconds', async () => {
  const { stateOf, isLeft } = await aTextLeft(0);
  await joinReceipts(context(5000));
  expect([await stateOf(), await isLeft()]).toEqual([['sending'], true]);
  await joinReceipts(context(15_000));
  expect([await stateOf(), await isLeft()]).toEqual([['delivered'], false]);
});

test('a receipt from long before a part is of another part with the same id', async () => {
  const { stateOf, isLeft } = await aTextLeft(20 * minute);
  await joinReceipts(context(15_000));
  expect([await stateOf(), await isLeft()]).toEqual([['sending'], true]);
});
