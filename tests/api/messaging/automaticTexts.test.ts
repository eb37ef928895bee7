import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { creditEntries } from '../../../server/kernel/db/schema/smsCredit.ts';
import { transact } from '../../../server/kernel/db/transact.ts';
import { sendFlowText } from '../../../server/messaging/messages/sendFlowText.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

const hourMs = 3_600_000;
let now = new Date('2026-03-04T01:00:00Z');
let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let from: string;

beforeAll(async () => {
  world = await aMessagingWorld({}, { now: () => now });
  const keywords = [{ word: 'HOURS', reply: 'Nine to five' }];
  const { status } = await world.put('application', { number: world.did, keywords, autoReply: 'We call you back.' });
  expect(status).toBe(200);
});
beforeEach(() => {
  from = aMobile();
});

const says = (Body: string) => world.text({ From: from, To: world.did, Body });
async function automaticOf(msisdn = from) {
  const ofPair = and(eq(messages.accountId, world.account), eq(messages.msisdn, msisdn), eq(messages.kind, 'auto'));
  const rows = await world.db.select().from(messages).where(ofPair).orderBy(messages.stamp);
  return rows.map(({ content, state, error }) => ({ content, state, error }));
}

/** The automatic texts, once none of them is on its way. */
const settled = () =>
  eventually(async () => {
    const all = await automaticOf();
    if (all.some(({ state }) => !['delivered', 'failed'].includes(state))) throw new Error('some are on their way');
    return all;
  });

describe('a machine', () => {
  test('that answers STOP to whatever it gets is confirmed once', async () => {
    for (let time = 0; time < 12; time += 1) expect((await says('STOP')).status).toBe(200);
    expect(await settled()).toMatchObject([{ state: 'delivered' }]);
    await says('START');
    await says('STOP');
    expect(await settled()).toHaveLength(3);
  });

  test('that says STOP twice at once is confirmed once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => says('STOP')));
    expect(await settled()).toMatchObject([{ state: 'delivered' }]);
  });

  test.each(['HELP', 'hours', 'Hello'])(
    'that goes on saying %s is answered for a while, and the thread says why no more',
    async (word) => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => says(word)));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      const all = await settled();
      const [sent, held] = [
        all.filter(({ state }) => state === 'delivered'),
        all.filter(({ state }) => state === 'failed'),
      ];
      if (word === 'Hello') expect([sent.length, held]).toEqual([1, []]);
      else expect([sent.length, held]).toEqual([5, [expect.objectContaining({ error: 'AUTOMATIC-LIMIT' })]]);
    },
  );
});

test('phones that answer STOP cost a text and a confirmation each', async () => {
  const phones = Array.from({ length: 20 }, (_, index) => `+61413${String(index).padStart(4, '0')}99`);
  for (const target of phones)
    expect((await world.put('send', { account: world.account, sender: world.did, target, message: 'Hi' })).status).toBe(
      200,
    );
  await eventually(async () => {
    for (const phone of phones) expect(await automaticOf(phone)).toMatchObject([{ state: 'delivered' }]);
  });
  for (const phone of phones) {
    from = phone;
    await says('STOP');
    expect(await automaticOf(phone)).toHaveLength(1);
  }
});

test('what is held back costs nothing', async () => {
  for (let time = 0; time < 9; time += 1) await says('HELP');
  await settled();
  const rows = await world.db
    .select()
    .from(messages)
    .where(and(eq(messages.msisdn, from), eq(messages.state, 'failed')));
  expect(rows).toMatchObject([{ charge: null, claimedAt: null, refunded: false, dueAt: null }]);
  const refunds = await world.db.select().from(creditEntries).where(eq(creditEntries.kind, 'refund'));
  expect(refunds).toEqual([]);
});

test('a machine is answered again an hour later, and others are all along', async () => {
  for (let time = 0; time < 8; time += 1) await says('HELP');
  expect(await settled()).toHaveLength(6);
  const busy = from;
  from = aMobile();
  await says('HELP');
  expect(await settled()).toMatchObject([{ state: 'delivered' }]);
  from = busy;
  now = new Date(now.getTime() + hourMs + 1);
  await says('HELP');
  expect((await settled()).at(-1)).toMatchObject({ state: 'delivered', error: null });
});

test('texts of call flows that start together are counted one after the other, while texts come in', async () => {
  const context = aMessageContext({
    db: world.db,
    now: () => now,
  });
  const text = { accountId: world.account, did: world.did, to: from, text: 'We missed you.' };
  // A single try: neither waits for the other.
  const send = () => transact(world.db, (tx) => sendFlowText(tx, context, text), 1);
  const work = Array.from({ length: 7 }, () => [send(), says('Hello again')]);
  await Promise.all(work.flat());
  const rows = await world.db
    .select()
    .from(messages)
    .where(and(eq(messages.msisdn, from), eq(messages.direction, 'outbound')));
  expect(rows.map(({ error }) => String(error)).toSorted()).toEqual([
    'AUTOMATIC-LIMIT',
    ...Array<string>(5).fill('null'),
  ]);
});
