import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Config } from '../../../../server/config.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { mailSettings, themes } from '../../../../server/kernel/db/schema/brand.ts';
import { saveTheme } from '../../../../server/tenancy/customise/themeSettings.ts';
import { mailerOf } from '../../../../server/kernel/mail/mailer.ts';
import { anActor } from '../../../builders/api/anActor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aPng, aTemplate, aTheme, someSmtp } from '../../../builders/api/brandSamples.ts';
import { login } from '../../../builders/api/login.ts';
import { outsideWith } from './outsideWith.ts';

let app: FastifyInstance;
let db: Db;
let config: Config;
let reseller: number;
let business: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db, config } = await anApp({ environment: { PROPRIETARY_DOMAINS: 'own.test,*.own.test' } }));
  reseller = await anAccount(db, { type: 'reseller' });
  business = await anAccount(db, { parentId: reseller });
  ({ headers } = await login(app, (await aUser(db, reseller, ['super'])).email));
});

function save(account: number, version: number, theme: object) {
  return ask(app, endpoints.saveTheme, { params: { account }, body: { version, theme: aTheme(theme) } }, headers);
}

/** As if DNS had the proof of an account's host. */
async function proven(account: number): Promise<void> {
  await db
    .update(themes)
    .set({ host: sql`${themes.pendingHost}`, pendingHost: null })
    .where(eq(themes.accountId, account));
}

describe('the theme of an account', () => {
  test('is served on its host once that is proven, with its colors in the document', async () => {
    const colours = { ...aTheme().colours, primary: '#aa1133', background: '#fffaf5' };
    const saved = await save(reseller, 0, { host: 'Calls.Harbour.test', colours });
    expect(JSON.parse(saved.body)).toMatchObject({ version: 1, theme: { host: 'calls.harbour.test' } });
    await proven(reseller);
    const theme = await app.inject('/v2/public/theme/calls.harbour.test');
    const rooted = await app.inject('/v2/public/theme/CALLS.harbour.test.');
    expect(rooted.json()).toEqual(theme.json());
    expect(theme.json()).toMatchObject({ whiteLabel: true, title: 'Harbour Calls', colours });
    const again = await app.inject({
      url: '/v2/public/theme/calls.harbour.test',
      headers: { 'if-none-match': String(theme.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const css = (await app.inject('/v2/public/theme/calls.harbour.test/theme.css')).body;
    expect(css).toContain('--wl-color-background:#fffaf5');
    expect(css).toContain('prefers-color-scheme:dark');
    const manifest = await app.inject('/v2/public/theme/calls.harbour.test/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ name: 'Harbour Calls', start_url: '/' });
  });

  test('is inherited by accounts below until they have their own', async () => {
    const read = await ask(app, endpoints.getThemeSettings, { params: { account: business } }, headers);
    expect(JSON.parse(read.body)).toMatchObject({ version: 0, theme: { title: 'Harbour Calls', host: null } });
  });

  test('is not overwritten by a save based on an older version', async () => {
    expect(await save(reseller, 0, {})).toMatchObject({ status: 409, code: 'STALE-VERSION', info: { version: 1 } });
  });

  test('cannot use a host that is taken or one of ours', async () => {
    expect(await save(business, 0, { host: 'calls.harbour.test' })).toMatchObject({ code: 'ALREADY-EXISTS' });
    for (const host of ['own.test', 'calls.own.test'])
      expect(await save(business, 0, { host })).toMatchObject({ code: 'ADDRESS-REFUSED', info: { field: 'host' } });
    for (const host of ['no dots', 'http://a.test', '127.0.0.1', 'a..test', '-a.test'])
      expect(await save(business, 0, { host }), host).toMatchObject({ code: 'INVALID-PAYLOAD' });
  });

  test('unknown hosts have no title', async () => {
    expect((await app.inject('/v2/public/theme/unknown.test')).json()).toMatchObject({ title: '', whiteLabel: true });
    expect((await app.inject('/v2/public/theme/own.test')).json()).toMatchObject({ whiteLabel: false });
  });

  test.each(['cssUrl', 'logo', 'icon', 'loginImage'])('does not fetch a %s from inside our network', async (field) => {
    const answer = await save(business, 0, { [field]: 'https://169.254.169.254/latest/meta-data/' });
    expect(answer).toMatchObject({ status: 422, code: 'ADDRESS-REFUSED', info: { field } });
  });
});

test('imports a style sheet and serves it from our own URL, but refuses one that reaches outside', async () => {
  const account = await anAccount(db, { parentId: reseller });
  const bringing = (css: string) => ({
    config,
    mailer: mailerOf({ config, db, vaultKey: new Uint8Array(32) }),
    outside: outsideWith('text/css', css),
  });
  const save = (css: string) => saveTheme(anActor(db, account), account, { version: 0, theme }, bringing(css));
  const theme = aTheme({ host: 'styled.harbour.test', cssUrl: 'https://cdn.example.test/a.css' });
  const refused = { code: 'ADDRESS-REFUSED', info: { field: 'cssUrl' } };
  await expect(save('@import "https://evil.test/x"')).rejects.toMatchObject(refused);
  await save('main { color: red }');
  await proven(account);
  const { css } = (await app.inject('/v2/public/theme/styled.harbour.test')).json() as { css: string };
  const served = await app.inject(css);
  expect([served.body, served.headers['content-type']]).toEqual(['main { color: red }', 'text/css; charset=utf-8']);
  expect(served.headers['content-security-policy']).toContain("default-src 'none'");
});

describe('images', () => {
  const upload = (image: string, bytes: Buffer) =>
    ask(app, endpoints.uploadImage, { params: { account: reseller, image }, file: { name: 'x.png', bytes } }, headers);

  test('are cached forever and cannot run scripts', async () => {
    const { address, ...size } = JSON.parse((await upload('logo', aPng)).body) as { address: string };
    expect(size).toEqual({ width: 1, height: 1 });
    const served = await app.inject(address);
    expect(served.rawPayload).toEqual(aPng);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  test('are validated by content, purpose and size', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await upload('logo', svg)).toMatchObject({ status: 200 });
    expect(await upload('logo', script)).toMatchObject({ code: 'file-invalid-type' });
    expect(await upload('mailLogo', svg)).toMatchObject({ code: 'file-invalid-type' });
    const wide = Buffer.from(aPng);
    wide.writeUInt32BE(9000, 16);
    expect(await upload('logo', wide)).toMatchObject({ code: 'file-too-large', info: { longest: 2000 } });
    const heavy = Buffer.concat([aPng, Buffer.alloc(200_000)]);
    expect(await upload('icon', heavy)).toMatchObject({ code: 'file-too-large', info: { maxBytes: 131_072 } });
  });
});

describe('a mail server', () => {
  const body = (settings: object, version = 0) => ({ version, settings: someSmtp(settings) });
  const saving = (given: Record<string, unknown>) =>
    ask(app, endpoints.saveSmtp, { params: { account: reseller }, body: given }, headers);

  test('encrypts its password and never returns it', async () => {
    const answer = await saving(body({ password: 'a secret of theirs' }));
    expect(answer.body).not.toContain('a secret of theirs');
    expect(JSON.parse(answer.body)).toMatchObject({ version: 1, hasPassword: true, settings: { password: null } });
    const [row] = await db.select().from(mailSettings);
    expect(row?.password).not.toContain('secret');
    const again = await saving(body({ password: null, replyTo: 'desk@harbour.test' }, 1));
    expect(JSON.parse(again.body)).toMatchObject({ hasPassword: true, settings: { replyTo: 'desk@harbour.test' } });
    expect((await db.select().from(mailSettings))[0]?.password).toBe(row?.password);
    for (const elsewhere of [{ port: 2525 }, { tls: 'none' }, { username: 'somebody' }])
      expect(await saving(body({ password: null, ...elsewhere }, 2))).toMatchObject({
        code: 'MISSING-FIELD',
        info: ['password'],
      });
  });

  test.each(['127.0.0.1', '10.1.2.3', '::1', 'localhost', '169.254.169.254'])('cannot be %s', async (host) => {
    expect(await saving(body({ host }, 2))).toMatchObject({ code: 'ADDRESS-REFUSED' });
    const tried = await ask(
      app,
      endpoints.testSmtp,
      { params: { account: reseller }, body: { settings: someSmtp({ host }) } },
      headers,
    );
    expect(JSON.parse(tried.body)).toEqual({ outcome: 'refusedAddress', detail: null });
  });
});

test('rejects a text with a placeholder that its email does not support', async () => {
  const texts = { subject: 'Call from {caller} for {nobody}', title: null, info: null, link: null, footer: null };
  const template = aTemplate({ texts: { 'en-US': null, 'en-GB': texts, 'it-IT': null } });
  const params = { account: reseller, type: 'voicemail' };
  const answer = await ask(app, endpoints.saveMailTemplate, { params, body: { version: 0, template } }, headers);
  expect(answer).toMatchObject({ code: 'INVALID-PAYLOAD', info: [{ message: '{nobody}' }] });
});
