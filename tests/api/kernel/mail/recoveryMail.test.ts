import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let mails: ReceivedMail[];
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  const reseller = await anAccount(world.db, { type: 'reseller' });
  account = await anAccount(world.db, { parentId: reseller });
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  ({ headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'users'])).email));
});

const recover = ({ id }: TestUser) =>
  ask(world.app, endpoints.actOnUser, { params: { id }, body: { action: 'recovery' } }, headers);

async function mailTo(email: string): Promise<ReceivedMail> {
  return eventually(() => {
    const mail = mails.find(({ to }) => to.includes(email));
    if (!mail) throw new Error(`no mail to ${email}`);
    return mail;
  });
}

test.each<[Locale, RegExp]>([
  ['en-GB', /asked to set a new password/],
  ['it-IT', /ha chiesto di impostare una nuova password/],
])('a user manager can send a password reset link, in %s and under the brand', async (locale, words) => {
  const person = await aUser(world.db, account, ['reports'], { locale });
  const session = await login(world.app, person.email);
  expect(await recover(person)).toMatchObject({ status: 200 });
  const mail = await mailTo(person.email);
  expect(mail.headers['from']).toBe('Harbour <calls@example.test>');
  const text = textOf(mail.raw, 'text/plain');
  expect(text).toMatch(words);
  const [, id = '', token = ''] =
    /\/\/calls\.harbour\.test:\d+\/reset-password#([\w-]{36})\.([\w-]{43})/.exec(text) ?? [];
  expect((await tryLogin(world.app, person.email, testPassword)).statusCode).toBe(200);
  const body = { token, password: 'Another-horse-7' };
  expect((await ask(world.app, endpoints.resetPassword, { params: { id }, body }, {})).status).toBe(200);
  expect((await tryLogin(world.app, person.email, 'Another-horse-7')).statusCode).toBe(200);
  expect((await ask(world.app, endpoints.getMe, {}, session.headers)).status).toBe(401);
  const entry = and(eq(auditLog.action, 'user.recovered'), eq(auditLog.subject, `user ${person.id}`));
  expect(await world.db.select().from(auditLog).where(entry)).toHaveLength(1);
});

test('is not sent to invited or suspended users, users out of reach, or oneself', async () => {
  const [invited, suspended] = [
    await aUser(world.db, account, [], { status: 'invited', passwordHash: null }),
    await aUser(world.db, account, [], { status: 'suspended' }),
  ];
  for (const [person, status] of [
    [invited, 'invited'],
    [suspended, 'suspended'],
  ] as const)
    expect(await recover(person)).toMatchObject({ status: 409, code: 'WRONG-STATUS', info: { status } });
  const stranger = await aUser(world.db, await anAccount(world.db));
  expect(await recover(stranger)).toMatchObject({ status: 404 });
  const staff = await aUser(world.db, account, ['support']);
  expect(await recover(staff)).toMatchObject({ code: 'ROLE-NOT-HELD' });
  const witness = await aUser(world.db, account, []);
  await recover(witness);
  await mailTo(witness.email);
  for (const { email } of [invited, suspended, stranger, staff])
    expect(mails.filter(({ to }) => to.includes(email))).toEqual([]);
});
