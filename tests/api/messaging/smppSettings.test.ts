import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { aMessageCentre, centreLogin, type Submitted } from './aMessageCentre.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

let centre: Awaited<ReturnType<typeof aMessageCentre>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

/** Everything else than usual. */
beforeAll(async () => {
  centre = await aMessageCentre({ alphabet: 'latin1', decimalAnswers: true });
  world = await aMessagingWorld({
    SMPP_URL: centre.url,
    SMPP_SEGMENTS_PER_SECOND: '1000',
    ...centreLogin,
    SMPP_BIND: 'separate',
    SMPP_LINKS: '2',
    SMPP_WINDOW: '1',
    SMPP_ALPHABET: 'latin1',
    SMPP_COUNTRY: 'AU',
    SMPP_RECEIPT_IDS: 'hexadecimal',
    SMPP_SERVICE_TYPE: 'CMT',
    SMPP_VALIDITY_HOURS: '30',
    SMPP_NUMBER_TYPE: '2/8',
    SMPP_RECIPIENT_TYPE: '0/1',
  });
  await eventually(() => expect(centre.links).toHaveLength(4));
});

const rowsTo = (msisdn: string) => world.db.select().from(messages).where(eq(messages.msisdn, msisdn));

async function send(target: string, message: string) {
  const answer = await world.put('send', { account: world.account, sender: world.did, target, message });
  expect(answer.status).toBe(200);
}

test('transmitters and receivers are bound, and texts go over all transmitters, as many at once as each has room for', async () => {
  const boundAs = (kind: string) => centre.links.filter((link) => link.boundAs === kind).length;
  expect([boundAs('bind_transmitter'), boundAs('bind_receiver')]).toEqual([2, 2]);
  const held: Submitted[] = [];
  const usual = centre.handleBy((text) => void held.push(text));
  const people = [aMobile(), aMobile(), aMobile()];
  for (const to of people) await send(to, 'Hello');
  await eventually(() => expect(held).toHaveLength(2));
  expect(new Set(held.map(({ link }) => link)).size).toBe(2);
  usual();
  for (const text of held) {
    text.answer();
    void centre.receipt(text.id);
  }
  for (const to of people) expect(await world.settled(world.account, to)).toMatchObject([{ state: 'delivered' }]);
});

test('a text is of the type, validity and service that the centre wants, and its answers have decimal ids', async () => {
  const to = aMobile();
  await send(to, 'Hello');
  await world.settled(world.account, to);
  const id = BigInt(`0x${centre.textsTo(to)[0]?.id}`).toString();
  await expect.poll(() => rowsTo(to)).toMatchObject([{ state: 'delivered', remoteId: id }]);
  expect(centre.textsTo(to)).toMatchObject([
    { fromType: '2/8', toType: '0/1', serviceType: 'CMT', validity: '000001060000000R', wantsReceipt: true },
  ]);
});

test.each([
  ['Café @ £9', 0],
  ['Only €5 [now]', 8],
  ['Ci vediamo 👋', 8],
])('%s is written so that the centre has all of its characters', async (text, coding) => {
  const to = aMobile();
  await send(to, text);
  await world.settled(world.account, to);
  expect(centre.textsTo(to)).toMatchObject([{ text, coding }]);
});

test('a long text with what Latin-1 lacks goes in parts that fit', async () => {
  const to = aMobile();
  const text = 'Only €5 each, or 12 for €50. '.repeat(9).trim();
  await send(to, text);
  await world.settled(world.account, to);
  const parts = centre.textsTo(to);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ concatenation }) => concatenation?.slice(1))).toEqual([1, 2, 3, 4].map((part) => [4, part]));
});

test('a text in the centre’s alphabet to a number in national form comes in over a receiver', async () => {
  const from = aMobile();
  const message = Buffer.from('Né £9 @ noon', 'latin1');
  expect((await centre.link()).boundAs).toBe('bind_receiver');
  expect(await centre.deliver({ from: from.slice(1), to: `0${world.did.slice(3)}`, toTon: 2, message })).toBe(0);
  expect(await rowsTo(from)).toMatchObject([{ content: 'Né £9 @ noon', direction: 'inbound' }]);
});

test('without one of the transmitters the other takes all texts', async () => {
  const lost = centre.links.find(({ boundAs }) => boundAs === 'bind_transmitter');
  const people = [aMobile(), aMobile(), aMobile(), aMobile()];
  lost?.destroy();
  await eventually(() => expect(centre.links).not.toContain(lost));
  for (const to of people) await send(to, 'Hello');
  for (const to of people) expect(await world.settled(world.account, to)).toMatchObject([{ state: 'delivered' }]);
});
