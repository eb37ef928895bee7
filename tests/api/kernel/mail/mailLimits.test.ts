import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSignup } from '../../../builders/api/aSignup.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let now = new Date('2026-03-02T00:00:00Z');

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now, environment: { RATE_LIMIT: '100000' } }));
});

const quarter = 15 * 60_000;
const mailsTo = (to: string) => db.$count(outbox, sql`${outbox.payload} ->> 'to' = ${to}`);

async function aManager() {
  const account = await anAccount(db);
  const manager = await aUser(db, account, ['admin', 'users', 'billing', 'conf']);
  return { account, manager, ...(await login(app, manager.email)) };
}

describe('mails that someone has sent to others', () => {
  test('reach one address five times in a quarter of an hour, whoever sends them', async () => {
    const [one, other] = [await aManager(), await aManager()];
    const email = 'outsider@elsewhere.test';
    const invited = [await aSignup(db, one.account), await aSignup(db, other.account)].map(({ account }) => account);
    const invite = (index: 0 | 1) =>
      ask(
        app,
        endpoints.inviteOwner,
        { params: { accountId: invited[index] ?? 0 }, body: { email } },
        [one, other][index]?.headers ?? {},
      );
    for (const index of [0, 1, 0, 1, 0] as const) expect((await invite(index)).status).toBe(200);
    expect(await invite(1)).toMatchObject({ status: 429, code: 'TOO-MANY-REQUESTS' });
    expect(await mailsTo(email)).toBe(5);
    now = new Date(now.getTime() + quarter + 1000);
    const fresh = await login(app, one.manager.email);
    const params = { accountId: invited[0] ?? 0 };
    expect((await ask(app, endpoints.inviteOwner, { params, body: { email } }, fresh.headers)).status).toBe(200);
  });

  test('reach a colleague five times, by resets and invitations alike', async () => {
    const { account, headers } = await aManager();
    const person = await aUser(db, account, []);
    const recover = () =>
      ask(app, endpoints.actOnUser, { params: { id: person.id }, body: { action: 'recovery' } }, headers);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await recover()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(person.email)).toBe(5);
  });

  test('are sixty in a quarter of an hour by one person', async () => {
    const { account, headers } = await aManager();
    const invite = (index: number) =>
      ask(
        app,
        endpoints.inviteUser,
        { body: { account, email: `guest-${index}@elsewhere.test`, firstName: 'Ada', allow: {} } },
        headers,
      );
    for (let count = 0; count < 60; count += 1) expect((await invite(count)).status).toBe(200);
    expect(await invite(60)).toMatchObject({ status: 429, code: 'TOO-MANY-REQUESTS' });
    const mails = and(eq(outbox.accountId, account), eq(outbox.kind, 'invite'));
    expect(await db.$count(outbox, mails)).toBe(60);
  });

  test.each(['visit https://evil.test', 'www.evil.test', 'help@evil.test', 'A\r\nBcc: b@evil.test', '<b>Ada</b>'])(
    'carry no text of the sender’s in place of a name: %j',
    async (firstName) => {
      const { account, headers } = await aManager();
      const email = `named-${Math.random()}@elsewhere.test`;
      const answer = await ask(app, endpoints.inviteUser, { body: { account, email, firstName, allow: {} } }, headers);
      expect(answer).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    },
  );

  test.each(['Pier\nDental', 'Pay at https://evil.test'])('carry no text in place of an account: %j', async (name) => {
    const { account: father, headers } = await aManager();
    const body = { father, name, type: 'subaccount', country: 'AU', timezone: 'Australia/Sydney' };
    expect(await ask(app, endpoints.createAccount, { body }, headers)).toMatchObject({ status: 400 });
  });
});
