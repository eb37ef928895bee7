import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { files, mailSettings, mailTemplates, themes } from '../../../../server/kernel/db/schema/brand.ts';
import type { MailKindName } from '../../../../server/kernel/mail/mailPayloads.ts';
import { mailKinds } from '../../../../server/mailKinds.ts';
import type { MailContent } from '../../../../server/kernel/mail/mailKind.ts';
import { type Mailer, sendMessage } from '../../../../server/kernel/mail/mailer.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { aPng, aTemplate } from '../../../builders/api/brandSamples.ts';
import { freePort } from '../../../server/freePort.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { partsOf, textOf } from './partsOf.ts';

let db: Db;
let mailer: Mailer;
/** Mails received by the installation's server, and by the reseller's own. */
let ours: ReceivedMail[];
let theirs: ReceivedMail[];
let harbour: number;
let kite: number;

const brandOf = { base: 'https://calls.harbour.test', title: 'Harbour Calls' };
const kinds = Object.keys(mailKinds) as MailKindName[];
const locales: Locale[] = ['en-US', 'en-GB', 'it-IT'];

beforeAll(async () => {
  const [ourPort, theirPort] = [await freePort(), await freePort()];
  [ours, theirs] = [await aMailServer(ourPort), await aMailServer(theirPort)];
  db = await aDatabase();
  mailer = {
    db,
    vaultKey: new Uint8Array(32),
    publicBaseUrl: 'https://trunkline.example',
    smtpUrl: `smtp://127.0.0.1:${ourPort}`,
    from: 'no-reply@post.example',
    allowPrivate: true,
    lookup: () => Promise.resolve(['127.0.0.1']),
  };
  const reseller = await anAccount(db, { type: 'reseller' });
  harbour = await anAccount(db, { parentId: reseller });
  const logo = randomUUID();
  await db
    .insert(files)
    .values({ accountId: reseller, id: logo, kind: 'mailLogo', name: 'l.png', type: 'image/png', bytes: aPng });
  const look = { title: 'Harbour Calls', colours: { ...defaultColours, primary: '#aa1133' } };
  await db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  await db.insert(mailSettings).values({
    accountId: reseller,
    fromAddress: 'calls@harbour.test',
    replyTo: 'help@harbour.test',
    host: '127.0.0.1',
    port: theirPort,
    tls: 'none',
  });
  const texts = { subject: 'Una chiamata da {caller}', title: null, info: null, link: null, footer: 'Harbour <Srl>' };
  const content = aTemplate({
    logo: `/v2/public/file/${logo}`,
    texts: { 'en-US': null, 'en-GB': null, 'it-IT': texts },
  });
  await db.insert(mailTemplates).values({ accountId: reseller, type: 'voicemail', content });
  kite = await anAccount(db, { type: 'reseller' });
  await db.insert(themes).values({ accountId: kite, host: 'phones.kite.test', title: 'Kite', colours: defaultColours });
});

async function send(accountId: number, kind: MailKindName, locale: Locale): Promise<ReceivedMail> {
  const [from, to] = [accountId === harbour ? theirs : ours, 'grace@example.test'];
  from.length = 0;
  const content = mailKinds[kind].sample(locale, brandOf);
  await sendMessage(mailer, { accountId, kind, id: randomUUID(), to, content });
  const [mail] = from;
  if (!mail) throw new Error('no mail came');
  return mail;
}

const everyMail = kinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));

test.each(everyMail)('the $kind mail in $locale is text and HTML, under the sender’s brand', async (given) => {
  for (const [account, title, host] of [
    [harbour, 'Harbour Calls', 'calls.harbour.test'],
    [kite, 'Kite', 'phones.kite.test'],
  ] as const) {
    const mail = await send(account, given.kind, given.locale);
    expect(mail.headers['from']).toContain(title);
    expect(mail.headers['message-id']).toMatch(new RegExp(`^<[0-9a-f-]{36}@${host.replaceAll('.', '\\.')}>$`));
    expect(mail.headers['date']).toBeTypeOf('string');
    const [text, html] = [textOf(mail.raw, 'text/plain'), textOf(mail.raw, 'text/html')];
    expect(text.trim()).not.toBe('');
    expect(html).toContain(`<html lang="${given.locale}">`);
    expect(html).toContain(host);
    const whole = [mail.raw, text, html, ...partsOf(mail.raw).map(({ content }) => content.toString('latin1'))];
    expect(whole.join('\n').toLowerCase()).not.toMatch(/trunkline|nodemailer/);
    expect(html).not.toMatch(/src="https?:|url\(/);
  }
});

test('a reseller’s mails leave by their own server, from their own address, with their own texts and logo', async () => {
  const mail = await send(harbour, 'voicemail', 'it-IT');
  expect(mail.from).toBe('calls@harbour.test');
  expect(mail.headers).toMatchObject({
    from: 'Harbour Calls <calls@harbour.test>',
    'reply-to': 'help@harbour.test',
    subject: 'Una chiamata da +61 2 9123 4567',
  });
  const html = textOf(mail.raw, 'text/html');
  expect(html).toContain('src="cid:logo@calls.harbour.test"');
  expect(html).toContain('Harbour &lt;Srl&gt;');
  expect(html).toContain('background-color:#aa1133');
  expect(textOf(mail.raw, 'text/plain')).toContain('-- \nHarbour <Srl>');
  expect(partsOf(mail.raw).find(({ type }) => type === 'image/png')?.content).toEqual(aPng);
});

test('without an own server, mails are sent by the installation’s, from its own address', async () => {
  const mail = await send(kite, 'voicemail', 'en-GB');
  expect(mail.headers).toMatchObject({
    from: 'Kite <no-reply@post.example>',
    subject: 'Voicemail from +61 2 9123 4567 for Website',
  });
});

test('content of a mail can become neither markup nor a header', async () => {
  const markup = `"><img src=x onerror=alert(1)>'`;
  const asText = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;';
  const content: MailContent = {
    ...mailKinds.voicemail.sample('en-GB', brandOf),
    subject: `Hello ${markup}\r\nBcc: everyone@example.test`,
    facts: [[`label ${markup}`, `value ${markup}`]],
    paragraphs: [`paragraph ${markup}`],
    action: { label: `action ${markup}`, url: `https://calls.harbour.test/${markup}` },
  };
  const own = { subject: null, title: `title ${markup}`, info: null, link: null, footer: `footer ${markup}` };
  const texts = { 'en-US': null, 'en-GB': own, 'it-IT': null };
  const template = aTemplate({ brand: `brand ${markup}`, domain: `domain ${markup}`, texts });
  for (const [accountId, inbox] of [
    [harbour, theirs],
    [kite, ours],
  ] as const) {
    inbox.length = 0;
    await sendMessage(
      mailer,
      { accountId, kind: 'voicemail', id: randomUUID(), to: 'grace@example.test', content },
      template,
    );
    expect(inbox[0]?.to).toEqual(['grace@example.test']);
    expect(inbox[0]?.headers).not.toHaveProperty('bcc');
    const html = textOf(inbox[0]?.raw ?? '', 'text/html');
    for (const part of ['Hello', 'label', 'value', 'paragraph', 'action', 'title', 'footer', 'brand', 'domain'])
      expect(html).toContain(`${part} ${asText}`);
    expect(html).toContain(`href="https://calls.harbour.test/${asText}"`);
    expect(html.replaceAll(asText, '')).not.toContain('onerror');
  }
});
