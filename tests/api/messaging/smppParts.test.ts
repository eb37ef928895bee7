import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { passOnLoneParts } from '../../../server/carriers/messages/smpp/parts.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aMessageContext } from '../../builders/api/aMessageContext.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { aMessageCentre, centreLogin } from './aMessageCentre.ts';
import type { Delivery } from './centre/deliveryOf.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  centre = await aMessageCentre();
  world = await aMessagingWorld({ SMPP_URL: centre.url, SMPP_SEGMENTS_PER_SECOND: '1000', ...centreLogin });
});

const quiet = { warn: () => undefined };
const rowsTo = (msisdn: string) => world.db.select().from(messages).where(eq(messages.msisdn, msisdn));

const text = (from: string, message: string, more: Delivery = {}): Delivery => ({
  from: from.slice(1),
  fromTon: 1,
  to: world.did.slice(1),
  message,
  ...more,
});

test.each([
  ['a header of 8 bits', (reference: number, part: number) => ({ header: [5, 0, 3, reference, 3, part] })],
  ['a header of 16 bits', (reference: number, part: number) => ({ header: [6, 8, 4, 1, reference, 3, part] })],
  ['parameters', (reference: number, part: number) => ({ sar: [reference, 3, part] as const })],
])('a text in parts is joined in their order, whenever each comes, with %s', async (_, placed) => {
  const [from, reference] = [aMobile(), randomInt(256)];
  const words = ['Can you ', 'come at ', 'nine?'];
  for (const part of [3, 1, 1, 2]) {
    expect(await rowsTo(from)).toEqual([]);
    await centre.deliver(text(from, words[part - 1] ?? '', placed(reference, part)));
  }
  expect(await rowsTo(from)).toMatchObject([{ content: 'Can you come at nine?', direction: 'inbound' }]);
});

const inTwo = (reference: number, part: number) => [5, 0, 3, reference, 2, part];
const deliverPart = (from: string, reference: number, part: number, message: string | Buffer, coding = 8) =>
  centre.deliver(text(from, '', { coding, header: inTwo(reference, part), message }));

test('a text in parts that share a character keeps it', async () => {
  const from = aMobile();
  const whole = `${'x'.repeat(66)}👍🏽!`;
  await deliverPart(from, 7, 1, whole.slice(0, 67));
  await deliverPart(from, 7, 2, whole.slice(67));
  expect(await rowsTo(from)).toMatchObject([{ content: whole }]);
});

test('a text in parts of which one ends in the middle of a character of phones keeps it', async () => {
  const from = aMobile();
  const [escape, euro] = [0x1b, 0x65];
  await deliverPart(from, 8, 2, Buffer.from([euro, ...Buffer.from(' each')]), 0);
  await deliverPart(from, 8, 1, Buffer.from([...Buffer.from('For 5 '), escape]), 0);
  expect(await rowsTo(from)).toMatchObject([{ content: 'For 5 € each' }]);
});

test('a text in parts that all come again is the same text; with other words its reference is another’s', async () => {
  const from = aMobile();
  for (const part of [1, 2, 2, 1]) await deliverPart(from, 9, part, `part ${part} `);
  expect(await rowsTo(from)).toMatchObject([{ content: 'part 1 part 2 ' }]);
  for (const part of [2, 1, 1]) await deliverPart(from, 9, part, `other ${part} `);
  const rows = await rowsTo(from);
  expect(rows.map(({ content }) => content).toSorted()).toEqual(['other 1 other 2 ', 'part 1 part 2 ']);
});

test('a text in parts of which one never comes is shown with a gap after two minutes, and its STOP counts', async () => {
  const [stopped, waiting] = [aMobile(), aMobile()];
  await deliverPart(stopped, 11, 1, 'STOP');
  const context = (later: number) =>
    aMessageContext({
      db: world.db,
      now: () => new Date(Date.now() + later),
    });
  await passOnLoneParts(context(110_000), 'gsm', quiet);
  expect(await rowsTo(stopped)).toEqual([]);
  await passOnLoneParts(context(121_000), 'gsm', quiet);
  await passOnLoneParts(context(121_000), 'gsm', quiet);
  const inbound = (rows: Awaited<ReturnType<typeof rowsTo>>) => rows.filter((row) => row.direction === 'inbound');
  expect(inbound(await rowsTo(stopped))).toMatchObject([{ content: 'STOP […]' }]);
  expect((await world.get(`block/${world.account}/${encodeURIComponent(stopped)}`)).body).toMatchObject({
    entries: [{ change: 'opt-out', source: 'message' }],
  });
  // The other part comes after all, alone.
  await deliverPart(stopped, 11, 2, ' please');
  await passOnLoneParts(context(260_000), 'gsm', quiet);
  expect(
    inbound(await rowsTo(stopped))
      .map(({ content }) => content)
      .toSorted(),
  ).toEqual(['STOP […]', '[…]  please']);
  await deliverPart(waiting, 12, 2, 'late');
  await deliverPart(waiting, 12, 1, 'in time, not ');
  await passOnLoneParts(context(121_000), 'gsm', quiet);
  expect(await rowsTo(waiting)).toMatchObject([{ content: 'in time, not late' }]);
});

test('a text in IA5 is read in it', async () => {
  const from = aMobile();
  const written = 'Mail me@example.test for {offers} [now]_$';
  const message = Buffer.from(written, 'latin1');
  expect(await centre.deliver(text(from, '', { coding: 1, message }))).toBe(0);
  expect(await rowsTo(from)).toMatchObject([{ content: written }]);
});

test('a text from numbers as networks of our number’s country write them is one conversation', async () => {
  const from = aMobile();
  const national = `0${from.slice(3)}`;
  for (const [index, written] of [from.slice(1), national, `00${from.slice(1)}`, from].entries())
    expect(await centre.deliver({ ...text(from, `Hello ${index}`), from: written, fromTon: 0 })).toBe(0);
  expect(await centre.deliver({ ...text(from, 'To 00'), to: `00${world.did.slice(1)}` })).toBe(0);
  expect((await rowsTo(from)).map(({ content }) => content).toSorted()).toEqual([
    'Hello 0',
    'Hello 1',
    'Hello 2',
    'Hello 3',
    'To 00',
  ]);
});
