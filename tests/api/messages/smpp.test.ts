import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import smpp from 'smpp';
import { beforeAll, describe, expect, test } from 'vitest';
import { passOnLoneParts } from '../../../server/carriers/messages/smpp/parts.ts';
import { messages } from '../../../server/db/schema/messages.ts';
import type { MessageContext } from '../../../server/services/messages/messageContext.ts';
import { sameRates } from '../../../server/services/messages/senderRates.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { aMessageCentre, centreLogin, type Submitted } from './aMessageCentre.ts';
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
    const { ESME_RTHROTTLED: busy, ESME_RINVDSTADR: wrong } = smpp.errors;
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
    }
    usual();
  });

  test('name their message and state by parameters where the centre has them', async () => {
    const to = aMobile();
    const usual = centre.handleBy((text) => {
      text.answer();
      const told = { receipted_message_id: text.id, message_state: 8 };
      void centre.deliver({ esm_class: 0x04, short_message: { message: 'nothing to read' }, ...told });
    });
    await send(to, 'Hello');
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'failed', error: 'REJECTD' }]);
    usual();
  });
});

test('what had no answer when the connection broke is unknown, and is never sent again', async () => {
  const [cut, next] = [aMobile(), aMobile()];
  const usual = centre.handleBy((_, session) => session.destroy());
  await send(cut, 'In the tunnel');
  await rowIn('unknown', cut);
  usual();
  await send(next, 'Out of it');
  expect(await world.settled(world.account, next)).toMatchObject([{ state: 'delivered' }]);
  expect(centre.textsTo(cut)).toHaveLength(1);
  expect(await rowsTo(cut)).toMatchObject([{ state: 'unknown', remoteId: null, refunded: false }]);
});

describe('a text that comes in', () => {
  const text = (from: string, message: string, more: object = {}) => ({
    source_addr: from.slice(1),
    source_addr_ton: 1,
    destination_addr: world.did.slice(1),
    short_message: { message },
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
    const first = await centre.session();
    await centre.deliver(text(from, 'Yes 👍'), first);
    first.destroy();
    await eventually(async () => expect(await centre.session()).not.toBe(first));
    await centre.deliver(text(from, 'Yes 👍'));
    expect(await rowsTo(from)).toMatchObject([{ content: 'Yes 👍', state: 'received' }]);
    await centre.deliver(text(from, 'Yes 👍'));
    expect(await rowsTo(from)).toHaveLength(2);
  });

  const header = (...bytes: number[]) => ({ short: { udh: Buffer.from(bytes) }, more: {} });
  const parameters = (reference: number, part: number) => ({
    short: {},
    more: { sar_msg_ref_num: reference, sar_total_segments: 3, sar_segment_seqnum: part },
  });

  test.each([
    ['a header of 8 bits', (reference: number, part: number) => header(5, 0, 3, reference, 3, part)],
    ['a header of 16 bits', (reference: number, part: number) => header(6, 8, 4, 1, reference, 3, part)],
    ['parameters', parameters],
  ])('in parts is joined in their order, whenever each comes, with %s', async (_, placed) => {
    const [from, reference] = [aMobile(), randomInt(256)];
    const words = ['Can you ', 'come at ', 'nine?'];
    for (const part of [3, 1, 1, 2]) {
      expect(await rowsTo(from)).toEqual([]);
      const { short, more } = placed(reference, part);
      await centre.deliver(text(from, '', { short_message: { ...short, message: words[part - 1] ?? '' }, ...more }));
    }
    expect(await rowsTo(from)).toMatchObject([{ content: 'Can you come at nine?', direction: 'inbound' }]);
  });

  const inTwo = (reference: number, part: number) => ({ udh: Buffer.from([5, 0, 3, reference, 2, part]) });
  const deliverPart = (from: string, reference: number, part: number, message: string) =>
    centre.deliver(text(from, '', { data_coding: 8, short_message: { ...inTwo(reference, part), message } }));

  test('in parts that share a character keeps it', async () => {
    const from = aMobile();
    const whole = `${'x'.repeat(66)}👍🏽!`;
    await deliverPart(from, 7, 1, whole.slice(0, 67));
    await deliverPart(from, 7, 2, whole.slice(67));
    expect(await rowsTo(from)).toMatchObject([{ content: whole }]);
  });

  test('in parts that all come again is the same text; with other words its reference is another’s', async () => {
    const from = aMobile();
    for (const part of [1, 2, 2, 1]) await deliverPart(from, 9, part, `part ${part} `);
    expect(await rowsTo(from)).toMatchObject([{ content: 'part 1 part 2 ' }]);
    for (const part of [2, 1, 1]) await deliverPart(from, 9, part, `other ${part} `);
    const rows = await rowsTo(from);
    expect(rows.map(({ content }) => content).toSorted()).toEqual(['other 1 other 2 ', 'part 1 part 2 ']);
  });

  test('in parts of which one never comes is shown with a gap after two minutes, and its STOP counts', async () => {
    const [stopped, waiting] = [aMobile(), aMobile()];
    await deliverPart(stopped, 11, 1, 'STOP');
    const none = () => Promise.resolve();
    const context = (later: number): MessageContext => ({
      db: world.db,
      jobs: { sendMessages: none, sendMails: none, fetchMedium: none, postToSlack: none },
      now: () => new Date(Date.now() + later),
      changed: () => undefined,
      ownSender: undefined,
      carrierAnswersConsent: false,
      rates: sameRates(1),
      takes: [],
    });
    await passOnLoneParts(context(110_000), { warn: none });
    expect(await rowsTo(stopped)).toEqual([]);
    await passOnLoneParts(context(121_000), { warn: none });
    await passOnLoneParts(context(121_000), { warn: none });
    const inbound = (rows: Awaited<ReturnType<typeof rowsTo>>) => rows.filter((row) => row.direction === 'inbound');
    expect(inbound(await rowsTo(stopped))).toMatchObject([{ content: 'STOP […]' }]);
    expect((await world.get(`block/${world.account}/${encodeURIComponent(stopped)}`)).body).toMatchObject({
      entries: [{ change: 'opt-out', source: 'message' }],
    });
    // The other part comes after all, alone.
    await deliverPart(stopped, 11, 2, ' please');
    await passOnLoneParts(context(260_000), { warn: none });
    expect(
      inbound(await rowsTo(stopped))
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(['STOP […]', '[…]  please']);
    await deliverPart(waiting, 12, 2, 'late');
    await deliverPart(waiting, 12, 1, 'in time, not ');
    await passOnLoneParts(context(121_000), { warn: none });
    expect(await rowsTo(waiting)).toMatchObject([{ content: 'in time, not late' }]);
  });

  test('in IA5 is read in it', async () => {
    const from = aMobile();
    const written = 'Mail me@example.test for {offers} [now]_$';
    const message = Buffer.from(written, 'latin1');
    expect(await centre.deliver(text(from, '', { data_coding: 1, short_message: { message } }))).toBe(0);
    expect(await rowsTo(from)).toMatchObject([{ content: written }]);
  });

  test('from numbers as networks of our number’s country write them is one conversation', async () => {
    const from = aMobile();
    const national = `0${from.slice(3)}`;
    for (const [index, written] of [from.slice(1), national, `00${from.slice(1)}`, from].entries())
      expect(await centre.deliver({ ...text(from, `Hello ${index}`), source_addr: written, source_addr_ton: 0 })).toBe(
        0,
      );
    expect(await centre.deliver({ ...text(from, 'To 00'), destination_addr: `00${world.did.slice(1)}` })).toBe(0);
    expect((await rowsTo(from)).map(({ content }) => content).toSorted()).toEqual([
      'Hello 0',
      'Hello 1',
      'Hello 2',
      'Hello 3',
      'To 00',
    ]);
  });

  test('to a number that no account has is taken and dropped', async () => {
    expect(await centre.deliver({ ...text(aMobile(), 'Hello'), destination_addr: '61499999998' })).toBe(0);
  });
});
