import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { links } from '../../../../server/kernel/db/schema/sessions.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let mails: ReceivedMail[];
let account: number;
let host: TestUser;

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  const reseller = await anAccount(world.db, { type: 'reseller' });
  account = await anAccount(world.db, { name: 'Pier Dental', parentId: reseller });
  host = await aUser(world.db, account, ['admin', 'users']);
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
});

async function invite(email: string, locale: Locale) {
  const { headers } = await login(world.app, host.email);
  const body = { account, email, firstName: 'Ada', allow: {}, locale };
  const answer = await ask(world.app, endpoints.inviteUser, { body }, headers);
  expect(answer.status).toBe(200);
  return { headers, id: (JSON.parse(answer.body) as { id: number }).id };
}

/** The latest mail to an address, once `count` have arrived, with the token of its link. */
async function mailTo(email: string, count = 1) {
  await eventually(() => expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(count));
  const mail = mails.findLast(({ to }) => to.includes(email));
  const text = textOf(mail?.raw ?? '', 'text/plain');
  const token = /http:\/\/calls\.harbour\.test(?::\d+)?\/invite\/([\w-]{43})/.exec(text)?.[1] ?? '';
  return { subject: mail?.headers['subject'], text, token };
}

const opens = async (token: string) => (await ask(world.app, endpoints.getInvite, { params: { token } }, {})).status;

test.each<[Locale, string, RegExp]>([
  ['en-US', 'Robin Marlow invites you to Harbour', /has invited you to work with Pier Dental on Harbour/],
  ['en-GB', 'Robin Marlow invites you to Harbour', /has invited you to work with Pier Dental on Harbour/],
  ['it-IT', 'Robin Marlow ti invita su Harbour', /ti ha invitato a lavorare con Pier Dental su Harbour/],
])('a user is invited in %s under the brand, by a link found only in the mail', async (locale, subject, words) => {
  const email = `ada-${locale.toLowerCase()}@pier.example`;
  await invite(email, locale);
  const mail = await mailTo(email);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(words);
  expect(await opens(mail.token)).toBe(200);
  const stored = [await world.db.select().from(outbox), await world.db.select().from(links)];
  expect(JSON.stringify(stored)).not.toContain(mail.token);
});

test('inviting again invalidates the previous link', async () => {
  const { headers, id } = await invite('lin@pier.example', 'en-GB');
  const first = await mailTo('lin@pier.example');
  const again = { params: { id }, body: { action: 'reinvite' } };
  expect((await ask(world.app, endpoints.actOnUser, again, headers)).status).toBe(200);
  const second = await mailTo('lin@pier.example', 2);
  expect([await opens(first.token), await opens(second.token)]).toEqual([404, 200]);
});
