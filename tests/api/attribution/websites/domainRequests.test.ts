import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DomainRequest, Website } from '#contract/attribution/websites.contract.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { websites } from '../../../../server/kernel/db/schema/websites.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { eventually } from '../../../eventually.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { login } from '../../../builders/api/login.ts';

const now = new Date('2026-11-28T12:00:00Z');
const dayMs = 86_400_000;

let world: Awaited<ReturnType<typeof anAppWithCalls>>;

beforeAll(async () => {
  world = await anAppWithCalls({}, { now: () => now });
});

type Failed = { errorCode?: string };

/** An account of its own with an administrator. */
async function aTenant(name = 'Acme', allow: Parameters<typeof aUser>[2] = ['admin']) {
  const account = await anAccount(world.db, { name });
  const user = await aUser(world.db, account, allow);
  const { headers } = await login(world.app, user.email);
  const ask = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer & Failed>();
  return {
    account,
    email: user.email,
    ask,
    add: (domain: string) => ask<Website>('PUT', '/v2/web', { account, domain }),
    requests: () => ask<DomainRequest[]>('GET', '/v2/web/requests'),
    answer: (code: string, approve: boolean) => ask<DomainRequest>('POST', `/v2/web/requests/${code}`, { approve }),
    statusOf: async (code: string) => (await ask<Website>('GET', `/v2/web/${code}`)).status,
  };
}

const aDomain = () => `shop-${randomUUID().slice(0, 8)}.example`;

async function mailsTo(to: string, kind: 'domainAsked' | 'domainAnswered') {
  const rows = await world.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, kind)));
  return rows.map(({ payload }) => payload as { to: string }).filter((payload) => payload.to === to);
}

/** A domain of one account that another one asks for. */
async function aRequest() {
  const [holder, asker] = [await aTenant('Harbour'), await aTenant('Acme')];
  const domain = aDomain();
  const held = await holder.add(domain);
  const asked = await asker.add(domain);
  return { holder, asker, domain, held, asked };
}

describe('a domain that another account has', () => {
  test('is asked of its administrators, by mail too, and works once one approves', async () => {
    const { holder, asker, domain, asked } = await aRequest();
    expect(asked.status).toBe('waiting');
    expect(await holder.requests()).toEqual([
      {
        code: asked.code,
        domain,
        accountName: 'Acme',
        askedBy: asker.email,
        askedAt: now.toISOString(),
        status: 'waiting',
      },
    ]);
    const mail = { to: holder.email, locale: 'en-GB', domain, account: 'Acme' };
    await eventually(async () => expect(await mailsTo(holder.email, 'domainAsked')).toEqual([mail]));
    expect(await holder.answer(asked.code, true)).toMatchObject({ code: asked.code, status: 'active' });
    expect(await asker.statusOf(asked.code)).toBe('active');
    expect(await holder.requests()).toEqual([]);
    expect(await mailsTo(asker.email, 'domainAnswered')).toEqual([
      { to: asker.email, locale: 'en-GB', domain, code: asked.code, approved: true },
    ]);
  });

  test('is one account’s when several ask for it at once', async () => {
    const tenants = await Promise.all(Array.from({ length: 4 }, () => aTenant()));
    const domain = aDomain();
    const added = await Promise.all(tenants.map((tenant) => tenant.add(domain)));
    expect(added.map(({ status }) => status).toSorted()).toEqual(['active', 'waiting', 'waiting', 'waiting']);
  });

  test('is refused, and swaps nothing', async () => {
    const { holder, asker, asked } = await aRequest();
    const served = () => world.app.inject({ url: `/s/${asked.code}/numbers?page=https://x.example` });
    expect((await served()).statusCode).toBe(404);
    expect(await holder.answer(asked.code, false)).toMatchObject({ status: 'refused' });
    expect(await asker.statusOf(asked.code)).toBe('refused');
    expect((await served()).statusCode).toBe(404);
    expect(await mailsTo(asker.email, 'domainAnswered')).toMatchObject([{ approved: false }]);
  });

  test('is answered once', async () => {
    const { holder, asked } = await aRequest();
    const both = await Promise.all([holder.answer(asked.code, true), holder.answer(asked.code, false)]);
    expect(both.map(({ errorCode }) => errorCode).filter((code) => code === 'NOT-FOUND')).toHaveLength(1);
    expect((await holder.answer(asked.code, true)).errorCode).toBe('NOT-FOUND');
  });

  test('is answered by nobody else: not the one who asks, nor a stranger, nor a configurer', async () => {
    const { holder, asker, asked } = await aRequest();
    const stranger = await aTenant();
    expect(await asker.requests()).toEqual([]);
    expect(await stranger.requests()).toEqual([]);
    for (const other of [asker, stranger]) expect((await other.answer(asked.code, true)).errorCode).toBe('NOT-FOUND');
    const { headers } = await login(world.app, (await aUser(world.db, holder.account, ['conf'])).email);
    const answer = await world.app.inject({
      method: 'POST',
      url: `/v2/web/requests/${asked.code}`,
      headers,
      payload: { approve: true },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('is asked as an alias too', async () => {
    const [holder, asker] = [await aTenant(), await aTenant()];
    const held = await holder.add(aDomain());
    const alias = aDomain();
    const content = { numbers: [], rules: [], origins: [], windowDays: 30, retentionDays: 400 };
    await holder.ask('POST', `/v2/web/${held.code}`, { ...content, version: 1, aliases: [alias] });
    const asked = await asker.add(alias);
    expect(asked.status).toBe('waiting');
    expect(await holder.requests()).toMatchObject([{ code: asked.code }]);
    // Once the alias is given up, nobody is left to ask.
    await holder.ask('POST', `/v2/web/${held.code}`, { ...content, version: 2, aliases: [] });
    await eventually(async () => expect(await asker.statusOf(asked.code)).toBe('active'));
  });

  test('goes to the one who waited longest when it is deleted, and the others wait for that one', async () => {
    const { holder, asker, domain, held, asked } = await aRequest();
    const later = await aTenant();
    const waiting = await later.add(domain);
    await world.db
      .update(websites)
      .set({ createdAt: new Date(now.getTime() + 1) })
      .where(eq(websites.code, waiting.code));
    await holder.ask('DELETE', `/v2/web/${held.code}`);
    await eventually(async () => expect(await asker.statusOf(asked.code)).toBe('active'));
    expect(await later.statusOf(waiting.code)).toBe('waiting');
    expect(await asker.requests()).toMatchObject([{ code: waiting.code }]);
  });

  test('is not to be had any more after 14 days', async () => {
    const { holder, asker, asked } = await aRequest();
    const askedAt = (days: number) =>
      world.db
        .update(websites)
        .set({ createdAt: new Date(now.getTime() - days * dayMs + 1000) })
        .where(eq(websites.code, asked.code));
    await askedAt(14);
    expect(await holder.requests()).toHaveLength(1);
    await askedAt(15);
    expect(await holder.requests()).toEqual([]);
    expect((await holder.answer(asked.code, true)).errorCode).toBe('NOT-FOUND');
    expect(await asker.statusOf(asked.code)).toBe('expired');
  });
});
