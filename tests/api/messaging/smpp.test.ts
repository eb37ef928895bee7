import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smppReceipts } from '../../../server/kernel/db/schema/smpp.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { aMessageCentre, centreLogin, type Submitted } from './aMessageCentre.ts';
import type { Delivery } from './centre/deliveryOf.ts';
import { statuses } from './centre/wire.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  centre = await aMessageCentre();
  world = await aMessagingWorld({ SMPP_URL: centre.url, SMPP_SEGMENTS_PER_SECOND: '1000', ...centreLogin });
});

async function send(target: string, message: string) {
  const answer = await world.put('send', { account: world.account, sender: world.did, target, message });
  expect(answer.status).toBe(200);
  return answer.body;
}

const rowsTo = (msisdn: string) => world.db.select().from(messages).where(eq(messages.msisdn, msisdn));

const rowIn = (state: string, msisdn: string) =>
  eventually(async () => {
    const [row] = await rowsTo(msisdn);
    expect(row).toMatchObject({ state });
    return row;
  });

describe('a text that goes out', () => {
  test.each([
    ['in the alphabet of phones', 'Open at £9 & 10? {yes} [no] ~ €5', 0],
    ['in Unicode', 'Ci vediamo domani 👋', 8],
  ])('%s arrives as it was written', async (_, text, coding) => {
    const to = aMobile();
    await send(to, text);
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'delivered', error: null }]);
    const [got] = centre.textsTo(to);
    expect(got).toMatchObject({ text, coding, from: world.did.slice(1), concatenation: undefined, wantsReceipt: true });
    // Its receipt may be stored before the answer to it.
    await expect.poll(() => rowsTo(to)).toMatchObject([{ remoteId: got?.id }]);
  });

  test.each([
    ['in the alphabet of phones', '€ or what? '.repeat(40).trim()],
    ['in Unicode', 'Emoji 😀 and 👍🏽. '.repeat(20).trim()],
  ])('and is long goes in the segments that it is charged for, %s', async (_, text) => {
    const to = aMobile();
    const { segments } = await send(to, text);
    await world.settled(world.account, to);
    const got = centre.textsTo(to);
    expect(got.map((part) => part.text).join('')).toBe(text);
    const reference = got[0]?.concatenation?.[0];
    expect(got.map(({ concatenation }) => concatenation)).toEqual(
      Array.from({ length: Number(segments) }, (__, index) => [reference, segments, index + 1]),
    );
  });

  test('and is busy work for the centre is handed over again; a refusal is final', async () => {
    const [throttled, refused] = [aMobile(), aMobile()];
    const { ESME_RTHROTTLED: busy, ESME_RINVDSTADR: wrong } = statuses;
    const usual = centre.handleBy((text) => {
      if (`+${text.to}` === refused) return text.answer(wrong);
      if (centre.textsTo(throttled).length === 1) return text.answer(busy);
      text.answer();
      void centre.receipt(text.id);
    });
    await send(throttled, 'Later');
    await send(refused, 'Never');
    expect(await world.settled(world.account, throttled)).toMatchObject([{ state: 'delivered' }]);
    expect(await world.settled(world.account, refused)).toMatchObject([
      { state: 'failed', error: 'ESME_RINVDSTADR', refunded: true },
    ]);
    usual();
    expect(centre.textsTo(throttled)).toHaveLength(2);
    expect(centre.textsTo(refused)).toHaveLength(1);
  });
});

describe('receipts', () => {
  test('may come before the answer to their message, and repeatedly', async () => {
    const to = aMobile();
    const usual = centre.handleBy((text) => {
      void (async () => {
        expect([await centre.receipt(text.id), await centre.receipt(text.id)]).toEqual([0, 0]);
        text.answer();
      })();
    });
    await send(to, 'Quick');
    await world.settled(world.account, to);
    usual();
    const id = centre.textsTo(to)[0]?.id ?? '';
    await eventually(async () => expect(await rowsTo(to)).toMatchObject([{ state: 'delivered', remoteId: id }]));
    await centre.receipt(id, 'EXPIRED');
    expect(await rowsTo(to)).toMatchObject([{ state: 'delivered', error: null }]);
  });

  test('of all parts make a message delivered, whatever their order', async () => {
    const to = aMobile();
    const parts: Submitted[] = [];
    const usual = centre.handleBy((text) => {
      parts.push(text);
      text.answer();
    });
    await send(to, 'One two three. '.repeat(30));
    await rowIn('sending', to);
    await eventually(() => expect(parts).toHaveLength(3));
    usual();
    for (const { id } of parts.slice(1).toReversed()) await centre.receipt(id);
    expect(await rowsTo(to)).toMatchObject([{ state: 'sending' }]);
    // Padded, and in capitals: some centres do so.
    await centre.receipt(`00${parts[0]?.id.toUpperCase()}`);
    expect(await rowsTo(to)).toMatchObject([{ state: 'delivered' }]);
  });

  test('of one part that did not arrive make the message undelivered', async () => {
    const to = aMobile();
    const usual = centre.handleBy((text) => {
      text.answer();
      void centre.receipt(text.id, ...(text.concatenation?.[2] === 2 ? ['UNDELIV', '069'] : []));
    });
    await send(to, 'One two three. '.repeat(30));
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'undelivered', error: 'UNDELIV 069' }]);
    usual();
  });

  test('of an id that the centre uses again are of the message that has it now, whenever they come', async () => {
    const all = [aMobile(), aMobile(), aMobile()];
    const usual = centre.handleBy((text) => {
      void (async () => {
        await centre.receipt('a9a1n');
        text.answer(0, 'a9a1n');
      })();
    });
    for (const to of all) {
      await send(to, 'Again');
      await eventually(async () => expect(await rowsTo(to)).toMatchObject([{ state: 'delivered' }]));
      // The centre repeats it, and it belongs to nobody any more.
      await centre.receipt('a9a1n');
      await world.db.update(smppReceipts).set({ storedAt: new Date(Date.now() - 3_600_000) });
    }
    usual();
  });

  test('name their message and state by parameters where the centre has them', async () => {
    const to = aMobile();
    const usual = centre.handleBy((text) => {
      text.answer();
      void centre.deliver({ esmClass: 0x04, message: 'nothing to read', receiptedId: text.id, state: 8 });
    });
    await send(to, 'Hello');
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'failed', error: 'REJECTD' }]);
    usual();
  });
});

test('what had no answer when the connection broke is unknown, and is never sent again', async () => {
  const [cut, next] = [aMobile(), aMobile()];
  const usual = centre.handleBy(({ link }) => link.destroy());
  await send(cut, 'In the tunnel');
  await rowIn('unknown', cut);
  usual();
  await send(next, 'Out of it');
  expect(await world.settled(world.account, next)).toMatchObject([{ state: 'delivered' }]);
  expect(centre.textsTo(cut)).toHaveLength(1);
  expect(await rowsTo(cut)).toMatchObject([{ state: 'unknown', remoteId: null, refunded: false }]);
});

describe('a text that comes in', () => {
  const text = (from: string, message: string, more: Delivery = {}): Delivery => ({
    from: from.slice(1),
    fromTon: 1,
    to: world.did.slice(1),
    message,
    ...more,
  });

  test('opts out with STOP, which is confirmed and stops everything to come', async () => {
    const from = aMobile();
    expect(await centre.deliver(text(from, ' Stop '))).toBe(0);
    expect((await world.get(`block/${world.account}/${encodeURIComponent(from)}`)).body).toMatchObject({
      entries: [{ change: 'opt-out', source: 'message', evidence: ' Stop ' }],
    });
    expect(await world.settled(world.account, from)).toMatchObject([{ kind: 'auto', state: 'delivered' }]);
    const refused = { account: world.account, sender: world.did, target: from, message: 'Sale!' };
    expect(await world.put('send', refused)).toMatchObject({ status: 409, body: { errorCode: 'OPTED-OUT' } });
    expect(centre.textsTo(from)).toHaveLength(1);
  });

  test('is stored once when it is delivered again over another connection, and twice when somebody writes it twice', async () => {
    const from = aMobile();
    const first = await centre.link();
    await centre.deliver(text(from, 'Yes 👍', { coding: 8 }), first);
    first.destroy();
    await eventually(async () => expect(await centre.link()).not.toBe(first));
    await centre.deliver(text(from, 'Yes 👍', { coding: 8 }));
    expect(await rowsTo(from)).toMatchObject([{ content: 'Yes 👍', state: 'received' }]);
    await centre.deliver(text(from, 'Yes 👍', { coding: 8 }));
    expect(await rowsTo(from)).toHaveLength(2);
  });

  test('and is long may be a parameter', async () => {
    const from = aMobile();
    const message = 'A long story. '.repeat(40).trim();
    expect(await centre.deliver(text(from, '', { payload: message }))).toBe(0);
    expect(await rowsTo(from)).toMatchObject([{ content: message, state: 'received' }]);
  });

  test('and is none but binary is taken and dropped', async () => {
    const from = aMobile();
    const message = Buffer.from([0x06, 0x05, 0x04, 0x0b, 0x84]);
    expect(await centre.deliver(text(from, '', { coding: 4, message }))).toBe(0);
    expect(await rowsTo(from)).toEqual([]);
  });

  test('to a number that no account has is taken and dropped', async () => {
    expect(await centre.deliver({ ...text(aMobile(), 'Hello'), to: '61499999998' })).toBe(0);
  });
});
