import { beforeAll, expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { ReviewReply } from '#values/flow/review.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { users } from '../../../../server/kernel/db/schema/users.ts';
import { eq } from 'drizzle-orm';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let mails: ReceivedMail[];
let account: number;

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  const reseller = await anAccount(world.db, { name: 'Harbour Calls', type: 'reseller' });
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  account = await anAccount(world.db, { parentId: reseller });
});

test.each<[Locale, ReviewReply, string, RegExp]>([
  [
    'en-GB',
    { verdict: 'approved', name: 'Ann Smith', comment: '' },
    'Ann Smith approved Front desk',
    /Ann Smith approved version 1 that you shared\./,
  ],
  [
    'it-IT',
    { verdict: 'changesAsked', name: 'Ann Smith', comment: 'Prima <Ben>' },
    'Ann Smith ha chiesto modifiche a Front desk',
    /Dopo aver visto la versione 1 che avevi condiviso, Ann Smith ha chiesto modifiche\.[^]*Prima <Ben>/,
  ],
])('in %s the author of a link under the brand reads the answer by mail', async (locale, body, subject, words) => {
  const { db, app } = world;
  const { email } = await aUser(db, account, ['conf']);
  await db.update(users).set({ locale }).where(eq(users.email, email));
  const { headers } = await login(app, email);
  const id = await aFlow(db, account);
  const { id: number } = await aNumber(db, account, { action: 'flow', actionId: id });
  const params = { account, type: 'flow', id } as const;
  const created = await ask(
    app,
    endpoints.createFlowReview,
    { params, body: { version: 1, draftVersion: 1 } },
    headers,
  );
  const { url } = JSON.parse(created.body) as { url: string };
  const token = /^http:\/\/calls\.harbour\.test:\d+\/flow-review\/([\w-]{43})$/.exec(url)?.[1] ?? '';
  expect((await ask(app, endpoints.answerFlowReview, { params: { token }, body }, {})).status).toBe(200);
  await eventually(() => expect(mails.some(({ to }) => to.includes(email))).toBe(true));
  const mail = mails.find(({ to }) => to.includes(email));
  const text = textOf(mail?.raw ?? '', 'text/plain');
  expect(mail?.headers['subject']).toBe(subject);
  expect(text).toMatch(words);
  expect(text).toMatch(new RegExp(`http://calls\\.harbour\\.test:\\d+/settings/wizard/${number}`));
});
