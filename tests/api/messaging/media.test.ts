import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationItem, MessageMedium } from '#contract/messaging/inbox.contract.ts';
import { accounts } from '../../../server/kernel/db/schema/accounts.ts';
import { messageMedia } from '../../../server/kernel/db/schema/messageMedia.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { tenantDb } from '../../../server/kernel/db/tenantDb.ts';
import { findStoredMedium } from '../../../server/messaging/messages/storedMedia.ts';
import { scopeOf } from '../../../server/kernel/access/scope.ts';
import { numbers } from '../../../server/kernel/db/schema/routing.ts';
import { diskFileStore } from '../../../server/kernel/outside/fileStore.ts';
import { deleteAbandonedMedia, storeMedium } from '../../../server/messaging/messages/storeMedium.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { freePort } from '../../server/freePort.ts';
import { aMailServer, type ReceivedMail } from '../kernel/mail/aMailServer.ts';
import { textOf } from '../kernel/mail/partsOf.ts';
import { aMediaServer, png } from './aMediaServer.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

let media: Awaited<ReturnType<typeof aMediaServer>>;
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

let mails: ReceivedMail[] = [];

beforeAll(async () => {
  media = await aMediaServer();
  const carrier = { CARRIER: 'twilio', CARRIER_ACCOUNT_SID: 'AC1', CARRIER_API_BASE: media.apiBase };
  const port = await freePort();
  mails = await aMailServer(port);
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'texts@example.test' };
  world = await aMessagingWorld({ ...carrier, ...smtp }, media);
});

/** A text with media at these addresses, as the carrier reports it. */
async function aPictureMessage(urls: readonly string[], to = world.did) {
  const from = aMobile();
  const named = urls.map((url, at) => ({ [`MediaUrl${at}`]: url, [`MediaContentType${at}`]: 'image/jpeg' }));
  const form = { From: from, To: to, Body: 'Look', NumMedia: String(urls.length), ...Object.assign({}, ...named) };
  expect((await world.text(form)).status).toBe(200);
  const [row] = await world.db.select().from(messages).where(eq(messages.msisdn, from));
  if (!row) throw new Error('nothing came in');
  return { ...row, uuid: row.id };
}

const mediaOf = async (uuid: string) =>
  ((await world.get(`message/${uuid}`)).body['message'] as { media: MessageMedium[] }).media;

const settled = (uuid: string) =>
  eventually(async () => {
    const found = await mediaOf(uuid);
    if (found.some(({ state }) => state === 'fetching')) throw new Error('not fetched yet');
    return found;
  });

const get = (uuid: string, index = 0, headers = world.headers) =>
  world.app.inject({ url: `/v2/sms/message/${uuid}/media/${index}`, headers });

const notFetched = sql`name = 'fetch-medium' and state in ('created', 'retry', 'active')`;

describe('a picture', () => {
  test('is stored, in the thread without the carrier’s address, and shown to those who see the message', async () => {
    const url = media.atCarrier('/picture', { to: media.outsideOf('/signed?key=secret', png) });
    const { uuid, msisdn } = await aPictureMessage([url]);
    const stored = {
      index: 0,
      state: 'stored',
      type: 'image/png',
      name: 'attachment-1.png',
      bytes: png.length,
      refusal: null,
    };
    expect(await settled(uuid)).toEqual([stored]);
    expect(media.askedFor('/signed?key=secret').map((one) => one.authorization)).toEqual([undefined]);
    const [conversation] = (await world.get(`mix?search=${encodeURIComponent(msisdn)}`)).body['data'] as {
      uuid: string;
    }[];
    const thread = (await world.get(`mix/${conversation?.uuid}/items`)).body['items'] as ConversationItem[];
    expect(thread).toMatchObject([{ message: { content: 'Look', media: [stored] } }]);
    expect(JSON.stringify(thread)).not.toMatch(/example\.test|127\.0\.0\.1/);
    expect(await world.db.select().from(messageMedia).where(eq(messageMedia.messageId, uuid))).toMatchObject([
      { url: null },
    ]);
    const answer = await get(uuid);
    expect(answer).toMatchObject({
      statusCode: 200,
      rawPayload: png,
      headers: {
        'content-type': 'image/png',
        'content-disposition': 'inline; filename="attachment-1.png"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
    const stranger = await asUser(world, await anAccount(world.db));
    const client = await asUser(world, world.account, []);
    expect([
      (await get(uuid, 0, stranger.headers)).statusCode,
      (await get(uuid, 0, client.headers)).statusCode,
      (await get(uuid, 1)).statusCode,
    ]).toEqual([404, 403, 404]);
  });

  test('that the carrier has only later is fetched again', async () => {
    const path = `/${randomUUID()}`;
    const { uuid } = await aPictureMessage([media.atCarrier(path, 503)]);
    await eventually(() => expect(media.askedFor(path)).toHaveLength(1));
    expect(await mediaOf(uuid)).toEqual([
      { index: 0, state: 'fetching', type: 'image/jpeg', name: null, bytes: null, refusal: null },
    ]);
    media.atCarrier(path, png);
    await eventually(async () => {
      const again = sql`update jobs.job set start_after = now() where name = 'fetch-medium' and state = 'retry'`;
      expect((await world.db.execute(again)).rowCount).toBe(1);
    });
    expect(await settled(uuid)).toMatchObject([{ state: 'stored' }]);
  });

  test('that the carrier never has is lost after the last attempt, and can still be fetched', async () => {
    const path = `/${randomUUID()}`;
    const { uuid, accountId } = await aPictureMessage([media.atCarrier(path, 404)]);
    await world.db.execute(sql`update jobs.job set retry_limit = 0, start_after = now() where ${notFetched}`);
    expect(await settled(uuid)).toMatchObject([{ state: 'lost', type: 'image/jpeg', refusal: null }]);
    expect((await get(uuid)).statusCode).toBe(404);
    const told: string[] = [];
    const context = {
      db: world.db,
      changed: ({ kind }: { kind: string }) => void told.push(kind),
      store: storeOfApp(),
      fetch: () => Promise.resolve(png),
    };
    await storeMedium(context, { accountId, messageId: uuid, index: 0 });
    expect(await mediaOf(uuid)).toMatchObject([{ state: 'stored', type: 'image/png' }]);
    expect([(await get(uuid)).statusCode, told]).toEqual([200, ['conversation.changed']]);
  });

  test('of a deleted account is deleted', async () => {
    const account = await anAccount(world.db);
    const { did } = await aTextNumber(world.db, account);
    const { uuid } = await aPictureMessage([media.outsideOf('/theirs', png)], did);
    const key = `${account}/${uuid}/0.png`;
    const rows = () => world.db.select().from(messageMedia).where(eq(messageMedia.accountId, account));
    await eventually(async () => expect(await rows()).toMatchObject([{ storedAs: key }]));
    expect(await storeOfApp().size(key)).toBe(png.length);
    await world.db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.id, account));
    await deleteAbandonedMedia(world.db, storeOfApp());
    expect([await storeOfApp().size(key), await rows()]).toEqual([undefined, []]);
  });
});

const storeOfApp = () => diskFileStore(join(world.config.DATA_DIR, 'media'));

test('the accounts of a user and row-level security each hide the media of others', async () => {
  const { uuid, accountId } = await aPictureMessage([media.outsideOf('/ours', png)]);
  await settled(uuid);
  const found = async (db: Db, scope: number) =>
    (await findStoredMedium(db, scopeOf([scope]), { messageId: uuid, index: 0 })) !== undefined;
  const stranger = await anAccount(world.db);
  expect([
    await found(tenantDb(world.db, [accountId]), accountId),
    await found(tenantDb(world.db, [stranger]), accountId),
    await found(world.db, stranger),
  ]).toEqual([true, false, false]);
});

test('ten files of a message are kept, and no more are fetched', async () => {
  const urls = Array.from({ length: 11 }, (_, at) => media.outsideOf(`/many/${at}`, png));
  const { uuid } = await aPictureMessage(urls);
  expect((await settled(uuid)).map(({ index, state }) => `${index} ${state}`)).toEqual(
    Array.from({ length: 10 }, (_, at) => `${at} stored`),
  );
  expect(media.askedFor('/many/10')).toEqual([]);
});

test('an email about a text says how many files came with it', async () => {
  const { did } = await aTextNumber(world.db, world.account);
  await world.db.update(numbers).set({ replyEmail: 'desk@example.test' }).where(eq(numbers.did, did));
  const to = { From: aMobile(), To: did, Body: '', NumMedia: '2' };
  await world.text({ ...to, MediaUrl0: 'https://cdn.example.test/1', MediaUrl1: 'https://cdn.example.test/2' });
  await eventually(() => expect(mails.map((mail) => mail.to)).toEqual([['desk@example.test']]));
  expect(textOf(mails[0]?.raw ?? '', 'text/plain')).toMatch(/^Attachments: 2$/m);
});

test('a repeated report fetches nothing again', async () => {
  const path = `/${randomUUID()}`;
  const url = media.atCarrier(path, png);
  const form = { From: aMobile(), To: world.did, Body: '', NumMedia: '1', MediaUrl0: url, MessageSid: 'MM1' };
  await Promise.all([world.text(form), world.text(form)]);
  const [row] = await world.db.select().from(messages).where(eq(messages.msisdn, form.From));
  expect(await settled(row?.id ?? '')).toMatchObject([{ state: 'stored' }]);
  expect(media.askedFor(path)).toHaveLength(1);
});

test('contact cards, PDFs and sounds are downloads that nothing in the page opens', async () => {
  const files = ['BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n', '%PDF-1.7\n1 0 obj', '#!AMR\n\x04\x00\x00'];
  const urls = files.map((content, at) => media.atCarrier(`/files/${at}`, Buffer.from(content)));
  const { uuid } = await aPictureMessage(urls);
  await settled(uuid);
  const answers = await Promise.all(files.map((_, at) => get(uuid, at)));
  expect(answers.map(({ body }) => body)).toEqual(files);
  const harmless = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' };
  expect(answers.map(({ headers }) => headers)).toMatchObject([
    { ...harmless, 'content-type': 'text/vcard', 'content-disposition': 'attachment; filename="attachment-1.vcf"' },
    {
      ...harmless,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="attachment-2.pdf"',
    },
    { ...harmless, 'content-type': 'audio/amr', 'content-disposition': 'attachment; filename="attachment-3.amr"' },
  ]);
});

test('what we don’t keep is refused for its content, size or address, whatever the carrier calls it', async () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><rect width="8" height="8"/></svg>';
  const { uuid } = await aPictureMessage([
    media.atCarrier('/page', Buffer.from('<html><script>alert(1)</script></html>')),
    media.atCarrier('/drawing', Buffer.from(svg)),
    media.outsideOf('/program', Buffer.from('MZ\x90\x00 a program')),
    media.atCarrier('/empty', Buffer.alloc(0)),
    media.atCarrier('/large', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])),
    'https://inside.example.test/a.png',
    media.atCarrier('/inside', { to: 'https://10.0.0.5/a.png' }),
  ]);
  const refused = { state: 'refused', type: 'image/jpeg', name: null, bytes: null };
  const why = ['type', 'type', 'type', 'type', 'size', 'address', 'address'];
  expect(await settled(uuid)).toEqual(why.map((refusal, index) => ({ index, ...refused, refusal })));
  expect((await get(uuid)).statusCode).toBe(404);
  const rows = await world.db.select().from(messageMedia).where(eq(messageMedia.messageId, uuid));
  expect(rows.filter(({ url, storedAs }) => url !== null || storedAs !== null)).toEqual([]);
});
