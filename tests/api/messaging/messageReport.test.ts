import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { campaignCounts, campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import type { MessageState } from '#values/sms/messageWords.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aCampaign, aSmsList, aTextNumber } from '../../builders/api/someMessages.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let campaign: string;
const name = '+61412555011';

/** Sydney is eleven hours ahead of UTC in March: the first is on the 4th, the second after midnight on the 5th. */
const [onFourth, onFifth] = ['2026-03-04T12:30:00Z', '2026-03-04T13:30:00Z'];

async function write(state: MessageState, stamp: string, more: Partial<typeof messages.$inferInsert> = {}) {
  await world.db.insert(messages).values({
    accountId: world.account,
    id: randomUUID(),
    direction: state === 'received' ? 'inbound' : 'outbound',
    did: world.did,
    msisdn: name,
    content: 'Are you open?',
    segments: 1,
    encoding: 'GSM-7',
    state,
    stamp: new Date(stamp),
    ...more,
  });
}

beforeAll(async () => {
  world = await aMessagingWorld();
  const { did: other } = await aTextNumber(world.db, world.account);
  campaign = await aCampaign(world.db, world.account, other, await aSmsList(world.db, world.account));
  await write('delivered', onFourth);
  await write('received', onFourth);
  await write('undelivered', onFifth, { did: other, campaignId: campaign, msisdn: '+61412555012' });
  await write('unknown', onFifth);
  await write('queued', onFifth);
  await write('delivered', '2026-02-25T12:30:00Z');
});

const days = 'datefrom=2026-03-04&dateto=2026-03-05&timezone=Australia/Sydney';
const none = { delivered: 0, sent: 0, waiting: 0, undelivered: 0, failed: 0, unknown: 0, received: 0 };

test('messages are counted by local day and by number, with the days before', async () => {
  const { body } = await world.get(`report?${days}&compare=previous`);
  expect(body['rows']).toEqual([
    { ...none, label: '2026-03-04', delivered: 1, received: 1 },
    { ...none, label: '2026-03-05', undelivered: 1, unknown: 1, waiting: 1 },
  ]);
  expect(body['numbers']).toMatchObject([
    { number: world.did, delivered: 1, received: 1, unknown: 1, waiting: 1 },
    { undelivered: 1 },
  ]);
  expect(body['before']).toMatchObject({ datefrom: '2026-03-02', dateto: '2026-03-03', rows: [none, none] });
});

test.each([
  ['hours', 24, '23', { delivered: 1, received: 1 }],
  ['weekdays', 7, '3', { delivered: 1, received: 1 }],
  ['months', 1, '2026-03', { delivered: 1, undelivered: 1, received: 1 }],
] as const)('and by %s, empty ones too', async (view, length, label, counts) => {
  const rows = (await world.get(`report?${days}&dateview=${view}`)).body['rows'] as { label: string }[];
  expect(rows).toHaveLength(length);
  expect(rows.find((row) => row.label === label)).toMatchObject(counts);
});

test.each([
  ['its state', 'state=delivered&state=unknown', 2],
  ['its direction', 'direction=inbound', 1],
  ['its campaign', () => `campaign=${campaign}`, 1],
  ['our number', () => `trackingNumber=${encodeURIComponent(world.did)}`, 4],
  ['the local hour', 'hour=0', 3],
  ['the local weekday', 'weekday=3', 2],
  ['a part of the other number', 'search=555012', 1],
])('a figure’s messages are listed by %s', async (_what, query, length) => {
  const asked = typeof query === 'string' ? query : query();
  const { body } = await world.get(`message?${days}&${asked}`);
  expect(body).toMatchObject({ recordsFiltered: length });
  expect(body['data']).toHaveLength(length);
});

test('a listed message does not say what it says', async () => {
  const { body } = await world.get(`message?${days}&campaign=${campaign}`);
  expect(body['data']).toMatchObject([{ campaignName: 'Autumn offers', state: 'undelivered', msisdn: '+61412555012' }]);
  expect(JSON.stringify(body)).not.toContain('open?');
});

test('the message report has the number and the status of all of them, newest first', async () => {
  const download = (query: string) =>
    world.app.inject({ url: `/v2/sms/report/messages?${query}`, headers: world.headers });
  const { body, headers } = await download(`${days}&direction=outbound&state=delivered&state=undelivered`);
  expect(headers['content-disposition']).toBe('attachment; filename="messages.csv"');
  expect(body).toBe('\ufeffnumber,status\r\n+61412555012,undelivered\r\n+61412555011,delivered\r\n');
});

test('a report of more messages than one batch has each once', async () => {
  const account = await anAccount(world.db);
  const { did } = await aTextNumber(world.db, account);
  const rows = Array.from({ length: 2_050 }, (_, at) => ({
    accountId: account,
    id: randomUUID(),
    direction: 'outbound' as const,
    did,
    msisdn: `+614125${String(at).padStart(5, '0')}`,
    content: 'Hi',
    segments: 1,
    encoding: 'GSM-7' as const,
    state: 'sent' as const,
    // Many at the same moment, as a campaign writes them.
    stamp: new Date(Date.parse(onFourth) + Math.floor(at / 700) * 1000),
  }));
  await world.db.insert(messages).values(rows);
  const { headers } = await asUser(world, account);
  const { body } = await world.app.inject({ url: `/v2/sms/report/messages?${days}`, headers });
  const numbers = body.trim().split('\r\n').slice(1);
  expect(new Set(numbers)).toEqual(new Set(rows.map(({ msisdn }) => `${msisdn},sent`)));
  expect(numbers).toHaveLength(rows.length);
});

test('the bulk report has a line for each campaign that started, with its counts', async () => {
  const download = async () =>
    (await world.app.inject({ url: `/v2/sms/report/bulk?${days}`, headers: world.headers })).body;
  const head = '\ufeffsender,name,scheduled,sent,delivered,bounced,blocked,replied\r\n';
  expect(await download()).toBe(head);
  const started = { status: 'sent', startedAt: new Date(onFifth) } as const;
  const [row] = await world.db.update(campaigns).set(started).where(eq(campaigns.id, campaign)).returning();
  await world.db
    .update(messages)
    .set({ claimedAt: new Date(onFifth), sentAt: new Date(onFifth) })
    .where(eq(messages.campaignId, campaign));
  const counts = { open: 0, processed: 1, sent: 1, bounced: 1 };
  await world.db.insert(campaignCounts).values({ accountId: row?.accountId ?? 0, campaignId: campaign, ...counts });
  expect(await download()).toBe(`${head}${row?.sender},Autumn offers,2026-03-05T00:30:00+11:00,1,0,1,0,0\r\n`);
});

test('an export names the numbers of texts, but not of login codes, of which none is kept', async () => {
  const own = await aMessagingWorld();
  const written = {
    accountId: own.account,
    direction: 'outbound',
    did: own.did,
    segments: 1,
    encoding: 'GSM-7',
  } as const;
  const rest = { state: 'delivered', stamp: new Date(onFourth) } as const;
  await own.db.insert(messages).values([
    { ...written, ...rest, id: randomUUID(), kind: 'reply', msisdn: name, content: 'Yes' },
    { ...written, ...rest, id: randomUUID(), kind: 'code', msisdn: '+61••••••156', content: '••••••' },
    { ...written, ...rest, id: randomUUID(), direction: 'inbound', kind: null, msisdn: '+61412555013', content: 'Hi' },
  ]);
  const url = '/v2/sms/report/messages?datefrom=2026-03-01&dateto=2026-03-31';
  const { body, statusCode } = await own.app.inject({ url, headers: own.headers });
  expect([statusCode, body.includes('•'), body.includes(name), body.includes('+61412555013')]).toEqual([
    200,
    false,
    true,
    true,
  ]);
});
