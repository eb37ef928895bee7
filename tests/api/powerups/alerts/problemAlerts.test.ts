import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { AlertRule, MyAlerts } from '#contract/powerups/alerts.contract.ts';
import { microsOf } from '#values/sms/micros.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox } from '../../../../server/kernel/db/schema/all.ts';
import { dueAlerts } from '../../../../server/kernel/db/schema/alerts.ts';
import { creditWarnings } from '../../../../server/kernel/db/schema/smsCredit.ts';
import { emitsTo, type Happened } from '../../../../server/kernel/events/happened.ts';
import { mailKinds } from '../../../../server/mailKinds.ts';
import { sendAlerts } from '../../../../server/powerups/alerts/sendAlerts.ts';
import { subscribersOf } from '../../../../server/subscribers.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

const jobs = { send: () => Promise.resolve(), retry: () => Promise.resolve() };
const noTexts = () => {
  throw new Error('nobody texts here');
};
const emit = emitsTo(subscribersOf({ jobs, texts: noTexts, speech: null }));
const at = new Date('2026-03-04T01:05:00Z');
const publicBaseUrl = 'https://calls.example.test';

let world: Awaited<ReturnType<typeof anApp>>;
let db: Db;

beforeAll(async () => {
  world = await anApp();
  ({ db } = world);
});

async function anAccountWith(rule: object) {
  const account = await anAccount(db, { name: 'Acme Plumbing', timezone: 'Australia/Sydney' });
  const admin = await aUser(db, account, ['admin', 'conf']);
  const { headers } = await login(world.app, admin.email);
  const body = { account, name: 'Problems', users: [admin.id], ...rule };
  const added = await ask(world.app, endpoints.addAlertRule, { body: body as never }, headers);
  expect(added.status, added.body).toBe(200);
  return {
    account,
    admin,
    rule: JSON.parse(added.body) as AlertRule,
    mine: async () => {
      const answer = await ask(world.app, endpoints.listMyAlerts, {}, headers);
      return (JSON.parse(answer.body) as MyAlerts).alerts.map(({ alert }) => alert);
    },
    mails: (kind: 'alerts' | 'creditLow' = 'alerts') =>
      db
        .select()
        .from(outbox)
        .where(and(eq(outbox.accountId, account), eq(outbox.kind, kind))),
  };
}

const happens = (fact: Happened) => db.transaction((tx) => emit(tx, fact));
const sendAt = (now: Date) => sendAlerts({ db, jobs, now: () => now, publicBaseUrl, messages: undefined as never });

/** The email as it is sent. */
const composed = (accountId: number, payload: unknown) =>
  mailKinds.alerts.compose(
    { db, accountId, brand: { title: 'Trunkline', base: publicBaseUrl } } as never,
    mailKinds.alerts.payload.parse(payload),
  );

const flowFact = (accountId: number, mailedTo: string[] = []) =>
  ({
    kind: 'flow.notPublished',
    accountId,
    flow: 'Front desk',
    number: null,
    reason: 'problems',
    mailedTo,
    at,
  }) as const;

test('a flow that was not published: in the page, and by email to those who were not emailed before', async () => {
  const emails = ['boss@desk.example', 'author@desk.example'];
  const { account, mine, mails } = await anAccountWith({ kinds: ['flowNotPublished'], emails });
  await happens(flowFact(account, ['author@desk.example']));
  const about = { kind: 'flowNotPublished', flow: 'Front desk', number: null, reason: 'problems' };
  expect(await mine()).toMatchObject([{ ...about, account, accountName: 'Acme Plumbing', at: at.toISOString() }]);
  await sendAt(at);
  await sendAt(at);
  const sent = await mails();
  expect(sent.map(({ payload }) => (payload as { to: string }).to)).toEqual(['boss@desk.example']);
  expect(await composed(account, sent[0]?.payload)).toMatchObject({
    subject: 'Front desk wasn’t published: it no longer passes its checks',
    action: { url: `${publicBaseUrl}/settings/numbers` },
  });
});

test('an integration that fails', async () => {
  const { account, mine } = await anAccountWith({ kinds: ['integrationFailing'] });
  const about = { integration: randomUUID(), type: 'hubspot', reason: 'unlinked' } as const;
  await happens({ kind: 'integration.failing', accountId: account, ...about, mailedTo: [], at });
  expect(await mine()).toMatchObject([{ kind: 'integrationFailing', ...about }]);
});

test('credit that falls below the payer’s warning, each time that it does', async () => {
  const { account, admin, mine, mails } = await anAccountWith({
    kinds: ['creditLow'],
    emails: ['boss@desk.example'],
  });
  await db.insert(creditWarnings).values({ accountId: account, below: 5000 });
  const change = (before: number, after: number) =>
    happens({
      kind: 'credit.changed',
      payerId: account,
      currency: 'AUD',
      reason: 'credit',
      amount: microsOf(after - before),
      balance: microsOf(after),
      note: '',
      at,
    });
  await change(6000, 5500);
  await change(5500, 4990);
  await change(4990, 4900);
  expect(await mine()).toMatchObject([
    { kind: 'creditLow', below: { amount: 5000, currency: 'AUD' }, balance: { amount: 4990, currency: 'AUD' } },
  ]);
  await sendAt(at);
  // The payer’s own users have an email of their own about it.
  expect((await mails('creditLow')).map(({ payload }) => (payload as { to: string }).to)).toEqual([admin.email]);
  expect((await mails()).map(({ payload }) => (payload as { to: string }).to)).toEqual(['boss@desk.example']);
});

test('those of a day go out in one email, with the moment of each', async () => {
  const daily = { kinds: ['flowNotPublished'], emails: ['boss@desk.example'], pace: 'daily', hour: 8 };
  const { account, mails } = await anAccountWith(daily);
  for (let count = 0; count < 3; count += 1) await happens(flowFact(account));
  const eight = new Date('2026-03-04T21:00:00Z');
  await sendAt(new Date(eight.getTime() - 1));
  expect(await mails()).toEqual([]);
  await sendAt(eight);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  const line = 'Front desk wasn’t published: it no longer passes its checks';
  const moment = expect.stringContaining('Wednesday') as string;
  expect(await composed(account, sent[0]?.payload)).toMatchObject({
    subject: 'Acme Plumbing: 3 call flows not published',
    facts: [
      [moment, line],
      [moment, line],
      [moment, line],
    ],
  });
});

test('what nobody wants is kept nowhere, and what a rule would have sent goes with it', async () => {
  const { account, mine, rule } = await anAccountWith({
    kinds: ['flowNotPublished'],
    emails: ['boss@desk.example'],
    pace: 'daily',
  });
  await happens({
    ...flowFact(account),
    kind: 'integration.failing',
    integration: randomUUID(),
    type: 'ga4',
    reason: 'failing',
  } as never);
  expect(await mine()).toEqual([]);
  await happens(flowFact(account));
  const due = () => db.select().from(dueAlerts).where(eq(dueAlerts.accountId, account));
  expect(await due()).toHaveLength(1);
  const admin = await aUser(db, account, ['admin']);
  const { headers } = await login(world.app, admin.email);
  await ask(world.app, endpoints.deleteAlertRule, { params: { uuid: rule.uuid } }, headers);
  expect(await due()).toEqual([]);
});
