import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { eachStatement } from '../../builders/api/eachStatement.ts';
import { eventually } from '../../eventually.ts';
import { aMessageCentre, centreLogin, type Submitted } from './aMessageCentre.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

/** As many as a sender may have open. */
const texts = 200;
let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  centre = await aMessageCentre();
  world = await aMessagingWorld({
    SMPP_URL: centre.url,
    SMPP_SEGMENTS_PER_SECOND: '1000',
    SMPP_WINDOW: String(texts + 1),
    // The first waits for its answer until the last is there.
    SMPP_ANSWER_SECONDS: '120',
    ...centreLogin,
  });
});

/** How many messages are in each state, without an id of the centre, and with one. */
async function standing(): Promise<Record<string, number>> {
  const rows = await world.db.select().from(messages).where(eq(messages.accountId, world.account));
  const named = rows.map(({ state, remoteId }) => (remoteId === null ? `${state} without id` : state));
  return Object.fromEntries([...Map.groupBy(named, (name) => name)].map(([name, some]) => [name, some.length]));
}

/** How often something is written of messages or of what a centre says about them. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  let writes = 0;
  await eachStatement(({ text }) => {
    if (/^(insert|update|delete|with)\b/i.test(text) && /\bmessage_events\b|smpp_/.test(text)) writes += 1;
  }, work);
  return writes;
}

test('what a centre says at once about many texts is stored together', async () => {
  const held: Submitted[] = [];
  centre.handleBy((text) => void held.push(text));
  const stamp = new Date();
  await world.db.insert(messages).values(
    Array.from({ length: texts }, () => ({
      accountId: world.account,
      id: randomUUID(),
      did: world.did,
      msisdn: aMobile(),
      content: 'Your table is ready.',
      segments: 1,
      encoding: 'GSM-7' as const,
      direction: 'outbound' as const,
      kind: 'reply' as const,
      state: 'queued' as const,
      charge: microsOf(0),
      currency: 'AUD',
      payerId: world.account,
      stamp,
      dueAt: stamp,
    })),
  );
  // Sends what is due, if that didn’t go out by itself: from another number, since none of these is answered before the last is there.
  const { did: sender } = await aTextNumber(world.db, world.account);
  await world.put('send', { account: world.account, sender, target: aMobile(), message: 'The last' });
  await eventually(() => expect(held).toHaveLength(texts + 1));
  const answered = await writesOf(() => {
    for (const text of held) text.answer();
    return eventually(async () => expect(await standing()).toEqual({ sending: texts + 1 }));
  });
  const reported = await writesOf(async () => {
    await Promise.all(held.map(({ id }) => centre.receipt(id)));
    await eventually(async () => expect(await standing()).toEqual({ delivered: texts + 1 }));
  });
  expect(answered).toBeLessThan(texts / 4);
  expect(reported).toBeLessThan(texts / 4);
});
