import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SmtpSettings } from '#contract/tenancy/customise.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aTemplate, someSmtp } from '../../../builders/api/brandSamples.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { aMailServer, type ReceivedMail } from '../../kernel/mail/aMailServer.ts';
import { textOf } from '../../kernel/mail/partsOf.ts';

const right = { user: 'calls', pass: 'their password' };
let app: FastifyInstance;
let db: Db;
let mails: ReceivedMail[];
let ports: Record<'open' | 'locked' | 'foreign' | 'refusing' | 'closed', number>;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { SMTP_ALLOW_PRIVATE: 'on' } }));
  ports = {
    open: await freePort(),
    locked: await freePort(),
    foreign: await freePort(),
    refusing: await freePort(),
    closed: await freePort(),
  };
  mails = await aMailServer(ports.open);
  await aMailServer(ports.locked, { login: right });
  await aMailServer(ports.foreign, { login: { ...right, pass: 'somebody else’s' } });
  await aMailServer(ports.refusing, { refusal: 'we do not know this mailbox' });
});

async function aReseller() {
  const account = await anAccount(db, { type: 'reseller' });
  const { email } = await aUser(db, account, ['super']);
  const { headers } = await login(app, email);
  return { account, email, headers };
}

type Reseller = Awaited<ReturnType<typeof aReseller>>;

/** Settings for a server on localhost. */
const at = (port: number, given: Partial<SmtpSettings> = {}): SmtpSettings =>
  someSmtp({ host: '127.0.0.1', port, tls: 'none', username: null, password: null, ...given });
const withLogin = (password: string | null) => ({ username: right.user, password });

async function connect({ account, headers }: Reseller, settings: SmtpSettings) {
  const answer = await ask(app, endpoints.testSmtp, { params: { account }, body: { settings } }, headers);
  return JSON.parse(answer.body) as { outcome: string; detail: string | null };
}

async function keep({ account, headers }: Reseller, settings: SmtpSettings, version = 0): Promise<void> {
  const answer = await ask(app, endpoints.saveSmtp, { params: { account }, body: { version, settings } }, headers);
  expect(answer.status).toBe(200);
}

describe('testing the connection to a mail server', () => {
  test('succeeds when it greets, and when it accepts the login', async () => {
    const reseller = await aReseller();
    expect(await connect(reseller, at(ports.open))).toEqual({ outcome: 'done', detail: null });
    const known = at(ports.locked, withLogin(right.pass));
    expect(await connect(reseller, known)).toEqual({ outcome: 'done', detail: null });
    expect(mails).toEqual([]);
  });

  test.each<[string, () => SmtpSettings, RegExp]>([
    ['nothing is listening', () => at(ports.closed), /ECONNREFUSED/],
    ['the password is wrong', () => at(ports.locked, withLogin('another')), /these are not the credentials/],
    ['STARTTLS is required but unsupported', () => at(ports.open, { tls: 'starttls' }), /STARTTLS/i],
    ['it does not speak TLS', () => at(ports.open, { tls: 'tls' }), /SSL|TLS|wrong version/i],
  ])('fails with the server’s response when %s', async (_, settings, words) => {
    const { outcome, detail } = await connect(await aReseller(), settings());
    expect([outcome, detail]).toEqual(['failed', expect.stringMatching(words)]);
  });

  test('uses the stored password, but only for the server that it was stored for', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.locked, withLogin(right.pass)));
    expect(await connect(reseller, at(ports.locked, withLogin(null)))).toMatchObject({ outcome: 'done' });
    // That server would refuse the password, so it was not even tried.
    for (const elsewhere of [withLogin(null), { ...withLogin(null), host: 'localhost' }])
      expect(await connect(reseller, at(ports.foreign, elsewhere))).toEqual({ outcome: 'done', detail: null });
  });
});

describe('saving a mail server', () => {
  test('asks for the password again when the host is another', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.locked, withLogin(right.pass)));
    const elsewhere = { ...at(ports.foreign), ...withLogin(null), host: 'localhost' };
    const body = { version: 1, settings: elsewhere };
    const params = { account: reseller.account };
    const answer = await ask(app, endpoints.saveSmtp, { params, body }, reseller.headers);
    expect(answer).toMatchObject({ status: 400, code: 'MISSING-FIELD', info: ['password'] });
    const kept = await ask(app, endpoints.getSmtp, { params }, reseller.headers);
    expect(JSON.parse(kept.body)).toMatchObject({ version: 1, hasPassword: true, settings: { host: '127.0.0.1' } });
  });

  test('keeps the password for the same host', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.locked, withLogin(right.pass)));
    const body = { version: 1, settings: { ...at(ports.locked, withLogin(null)), replyTo: 'desk@example.test' } };
    const answer = await ask(
      app,
      endpoints.saveSmtp,
      { params: { account: reseller.account }, body },
      reseller.headers,
    );
    expect(JSON.parse(answer.body)).toMatchObject({ version: 2, hasPassword: true });
  });
});

describe('sending a test of a template', () => {
  const send = async ({ account, headers }: Reseller, template: object, locale = 'en-GB') => {
    const params = { account, type: 'voicemail' };
    const answer = await ask(app, endpoints.sendSampleMail, { params, body: { locale, template } }, headers);
    return JSON.parse(answer.body) as object;
  };

  test('reaches the requesting user by the account’s own server, with unsaved texts', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.open));
    const own = { subject: 'Da {caller}', title: 'Un messaggio', info: null, link: null, footer: 'Harbour Srl' };
    const template = aTemplate({ brand: 'Harbour', texts: { 'en-US': null, 'en-GB': null, 'it-IT': own } });
    expect(await send(reseller, template, 'it-IT')).toEqual({ outcome: 'done', detail: null });
    const mail = mails.find(({ to }) => to.includes(reseller.email));
    expect(mail?.headers).toMatchObject({ from: 'Harbour <calls@harbour.test>', subject: 'Da +61 2 9123 4567' });
    expect(textOf(mail?.raw ?? '', 'text/plain')).toContain('-- \nHarbour Srl');
    const kept = await ask(
      app,
      endpoints.getMailTemplate,
      { params: { account: reseller.account, type: 'voicemail' } },
      reseller.headers,
    );
    expect(JSON.parse(kept.body)).toMatchObject({ version: 0, template: { brand: null } });
  });

  test('returns the server’s response when it refuses the mail', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.refusing));
    expect(await send(reseller, aTemplate())).toEqual({
      outcome: 'failed',
      detail: expect.stringContaining('we do not know this mailbox') as unknown,
    });
  });

  test('reports that no server is configured', async () => {
    expect(await send(await aReseller(), aTemplate())).toEqual({ outcome: 'notConfigured', detail: null });
  });

  test('with an unknown placeholder sends nothing', async () => {
    const reseller = await aReseller();
    await keep(reseller, at(ports.open));
    const own = { subject: '{nobody}', title: null, info: null, link: null, footer: null };
    const template = aTemplate({ texts: { 'en-US': null, 'en-GB': own, 'it-IT': null } });
    expect(await send(reseller, template)).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
    expect(mails.filter(({ to }) => to.includes(reseller.email))).toEqual([]);
  });
});
