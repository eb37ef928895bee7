import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import { endpoints } from '#contract/endpoints.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let mails: ReceivedMail[];
let reseller: number;

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  reseller = await anAccount(world.db, { name: 'Harbour Calls', type: 'reseller' });
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
});

test.each<[Locale, string, RegExp]>([
  ['en-US', 'Harbour Calls invites you to sign up', /set up an account for Pier Dental/],
  ['en-GB', 'Harbour Calls invites you to sign up', /set up an account for Pier Dental/],
  ['it-IT', 'Harbour Calls ti invita a registrarti', /ha creato un account per Pier Dental/],
])('an owner is invited in %s under the reseller’s brand, by a working link', async (locale, subject, words) => {
  const email = `owner-${locale.toLowerCase()}@pier.example`;
  const { headers } = await login(world.app, (await aUser(world.db, reseller, ['super'])).email);
  const account = { father: reseller, name: 'Pier Dental', type: 'client', country: 'AU', timezone: 'Australia/Perth' };
  const body = { ...account, owner: { email, locale } };
  expect((await ask(world.app, endpoints.createAccount, { body }, headers)).status).toBe(200);
  await eventually(() => expect(mails.some(({ to }) => to.includes(email))).toBe(true));
  const mail = mails.find(({ to }) => to.includes(email));
  const text = textOf(mail?.raw ?? '', 'text/plain');
  expect(mail?.headers['subject']).toBe(subject);
  expect(text).toMatch(words);
  const token = /http:\/\/calls\.harbour\.test:\d+\/signup\/([\w-]{43})/.exec(text)?.[1] ?? '';
  expect((await ask(world.app, endpoints.getSignup, { params: { token } }, {})).status).toBe(200);
  expect(JSON.stringify(await world.db.select().from(outbox))).not.toContain(token);
});

test('an owner is invited in the language of the account’s country unless another is chosen', async () => {
  const email = 'owner-without-language@pier.example';
  const { headers } = await login(world.app, (await aUser(world.db, reseller, ['super'])).email);
  const account = { father: reseller, name: 'Studio Rossi', type: 'client', country: 'IT', timezone: 'Europe/Rome' };
  expect(
    (await ask(world.app, endpoints.createAccount, { body: { ...account, owner: { email } } }, headers)).status,
  ).toBe(200);
  await eventually(() => expect(mails.some(({ to }) => to.includes(email))).toBe(true));
  expect(mails.find(({ to }) => to.includes(email))?.headers['subject']).toBe('Harbour Calls ti invita a registrarti');
});
