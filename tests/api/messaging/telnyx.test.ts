import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { afterFile } from '../../afterFile.ts';
import { aMobile } from '../../builders/api/someMessages.ts';
import { aMediaServer, png } from './aMediaServer.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

interface Asked {
  from: string;
  to: string;
  messaging_profile_id?: string;
  webhook_url: string;
}

const asked: Asked[] = [];
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

const profile = '400174af-0a13-4e28-b4f5-a1b2c3d4e5f6';

/** Takes messages as Telnyx’s API does, none of a name without its profile, and reports nothing by itself. */
const telnyx = createServer((request, response) => {
  void textOf(request).then((sent) => {
    const message = request.method === 'POST' ? (JSON.parse(sent) as Asked) : undefined;
    if (message) asked.push(message);
    const refused = message && !message.from.startsWith('+') && message.messaging_profile_id !== profile;
    response.writeHead(refused ? 422 : 200, { 'content-type': 'application/json' });
    const failure = { errors: [{ code: '40305', title: 'Invalid messaging profile' }] };
    response.end(JSON.stringify(refused ? failure : { data: { id: randomUUID() } }));
  });
});

let files: Awaited<ReturnType<typeof aMediaServer>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => void telnyx.listen(0, '127.0.0.1', resolve));
  afterFile(() => void telnyx.close());
  files = await aMediaServer();
  const settings = {
    CARRIER: 'telnyx',
    CARRIER_ACCOUNT_SID: 'account',
    CARRIER_AUTH_TOKEN: 'token',
    CARRIER_CONNECTION_ID: '1',
    CARRIER_MESSAGING_PROFILE: profile,
    CARRIER_WEBHOOK_KEY: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
    CARRIER_API_BASE: `http://127.0.0.1:${(telnyx.address() as AddressInfo).port}`,
  };
  world = await aMessagingWorld(settings, files);
  const ofNumber = { accountId: world.account, sender: world.did, registeredBy: 'staff@example.test' };
  await world.db.insert(smsSenders).values({ ...ofNumber, segmentsPerSecond: 1000 });
});

/** An event as Telnyx posts it; signed for another body if one is given. */
async function post(address: string, event: object, signed?: string): Promise<number> {
  const payload = JSON.stringify({ data: event });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign(null, Buffer.from(`${timestamp}|${signed ?? payload}`), privateKey).toString('base64');
  const answer = await world.app.inject({
    method: 'POST',
    url: address.startsWith('http') ? address.slice(world.url.length) : address,
    headers: {
      'content-type': 'application/json',
      'telnyx-timestamp': timestamp,
      'telnyx-signature-ed25519': signature,
    },
    payload,
  });
  return answer.statusCode;
}

const received = (from: string, text: string, id = randomUUID(), media: object[] = []) => ({
  event_type: 'message.received',
  payload: { id, from: { phone_number: from }, to: [{ phone_number: world.did }], text, media, errors: [] },
});

const reported = (to: string, status: string, code?: string) => ({
  event_type: status === 'sent' ? 'message.sent' : 'message.finalized',
  payload: {
    id: `telnyx-${to}`,
    from: { phone_number: world.did },
    to: [{ phone_number: to, status }],
    errors: code === undefined ? [] : [{ code }],
  },
});

const rowsOf = (direction: 'inbound' | 'outbound', msisdn: string) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, world.account), eq(messages.direction, direction), eq(messages.msisdn, msisdn)));

/** A text to somebody that Telnyx took, and where it is told about. */
async function aSentText(to: string): Promise<string> {
  await world.put('send', { account: world.account, sender: world.did, target: to, message: 'Hi' });
  return eventually(() => {
    const found = asked.find((one) => one.to === to);
    if (!found) throw new Error(`${to} got nothing`);
    return found.webhook_url;
  });
}

test('a text that comes in is stored once, however often it is reported, and a forged one is not', async () => {
  const from = aMobile();
  const event = received(from, 'Are you open?');
  expect(await post('/carrier/sms', event, 'another body')).toBe(403);
  expect(await rowsOf('inbound', from)).toEqual([]);
  const answers = await Promise.all([post('/carrier/sms', event), post('/carrier/sms', event)]);
  expect([...answers, await post('/carrier/sms', event)]).toEqual([200, 200, 200]);
  expect(await rowsOf('inbound', from)).toMatchObject([
    { content: 'Are you open?', did: world.did, state: 'received' },
  ]);
});

test('a picture without a word comes in, as does a number in its national form', async () => {
  const from = aMobile();
  const event = received(from.replace('+61', '0'), '');
  expect(await post('/carrier/sms', { ...event, payload: { ...event.payload, text: null } })).toBe(200);
  expect(await rowsOf('inbound', from)).toMatchObject([{ content: '', did: world.did, state: 'received' }]);
});

test('a picture is fetched without our key from where Telnyx keeps it', async () => {
  const from = aMobile();
  const url = files.outsideOf('/telnyx.png', png);
  await post('/carrier/sms', received(from, '', randomUUID(), [{ url, content_type: 'image/png', size: 70 }]));
  const [row] = await rowsOf('inbound', from);
  await eventually(async () =>
    expect((await world.get(`message/${row?.id}`)).body).toMatchObject({
      message: { content: '', media: [{ state: 'stored', type: 'image/png', bytes: png.length }] },
    }),
  );
  expect(files.askedFor('/telnyx.png')).toMatchObject([{ host: 'cdn.example.test', authorization: undefined }]);
});

test('STOP opts out without an answer of ours, since Telnyx gives one', async () => {
  const from = aMobile();
  await post('/carrier/sms', received(from, ' stop '));
  expect((await world.get(`block/${world.account}/${encodeURIComponent(from)}`)).body).toMatchObject({
    optedOut: true,
    entries: [{ change: 'opt-out', source: 'message', evidence: ' stop ' }],
  });
  expect(await rowsOf('outbound', from)).toEqual([]);
});

test('a text of a sender name goes out with the messaging profile', async () => {
  const to = aMobile();
  const registered = {
    accountId: world.account,
    sender: 'ACME',
    countries: ['AU'],
    registeredBy: 'staff@example.test',
  };
  await world.db.insert(smsSenders).values({ ...registered, segmentsPerSecond: 1000 });
  await world.put('send', { account: world.account, sender: 'ACME', target: to, message: 'Hi' });
  await eventually(async () =>
    expect(await rowsOf('outbound', to)).toMatchObject([{ error: null, remoteId: expect.any(String) as string }]),
  );
});

test('a forged status and one of a message that nobody sent change nothing', async () => {
  const to = aMobile();
  const address = await aSentText(to);
  expect(await post(address, reported(to, 'delivered'), 'another body')).toBe(403);
  const other = address.replace(/-[0-9a-f-]{36}$/, `-${randomUUID()}`);
  expect(await post(other, reported(to, 'delivered'))).toBe(204);
  expect(await post('/carrier/sms/status?message=nobody', reported(to, 'delivered'))).toBe(404);
  expect(await rowsOf('outbound', to)).toMatchObject([{ endedAt: null }]);
});

test('statuses in any order, each as often as it comes, give the same message', async () => {
  const told = fc.constantFrom<string[]>(
    'queued',
    'sending',
    'sent',
    'delivery_unconfirmed',
    'gw_timeout',
    'dlr_timeout',
    'webhook_delivered',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(told, { maxLength: 6 }),
      fc.constantFrom('delivered', 'delivery_failed', 'expired'),
      fc.nat({ max: 6 }),
      async (early, last, at) => {
        const to = aMobile();
        const address = await aSentText(to);
        const codeOf = (status: string) => (status === last && last !== 'delivered' ? '40002' : undefined);
        for (const status of early.toSpliced(at, 0, last))
          expect(await post(address, reported(to, status, codeOf(status)))).toBe(204);
        await post(address, reported(to, last, codeOf(last)));
        const lost = { state: 'undelivered', error: '40002' };
        expect(await rowsOf('outbound', to)).toMatchObject([
          last === 'delivered' ? { state: 'delivered', error: null } : lost,
        ]);
      },
    ),
    { numRuns: 12 },
  );
});

test(
  'a text with any characters comes in, and only what can’t be stored is missing',
  { timeout: 120_000 },
  async () => {
    const unit = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 0xffff }) },
      fc.constantFrom(0, 0xd83d, 0xdc4b, 0x41),
    );
    const said = fc.string({ unit: unit.map((code) => String.fromCharCode(code)), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(said, said, async (text, code) => {
        const from = aMobile();
        expect(await post('/carrier/sms', received(from, `a${text}b`))).toBe(200);
        const stored = `a${text}b`.replaceAll('\0', '').toWellFormed();
        expect(await rowsOf('inbound', from)).toMatchObject([{ content: stored, state: 'received' }]);
        const status = reported(from, 'delivered', code);
        expect(await post(`/carrier/sms/status?message=${world.account}-${randomUUID()}`, status)).toBe(204);
      }),
      { numRuns: 40 },
    );
  },
);
