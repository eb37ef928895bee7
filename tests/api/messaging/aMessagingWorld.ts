import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {} from 'vitest';
import type { Role } from '#values/roles.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { anAppWithCalls, type AppParts } from '../carriers/aCarrier.ts';
import { type Form, webhooksTo } from '../carriers/aWebhook.ts';
import { eventually } from '../../eventually.ts';

type App = Awaited<ReturnType<typeof anAppWithCalls>>;

/** An account that can send texts, on a server with the local carrier. */
export async function aMessagingWorld(
  environment: Record<string, string> = {},
  { outside, now }: Pick<AppParts, 'outside' | 'now'> = {},
) {
  const world = await anAppWithCalls(
    { RATE_LIMIT: '1000000', ...environment },
    { ...(outside && { outside }), ...(now && { now }) },
  );
  const account = await anAccount(world.db, { billingClient: true });
  const { did } = await aTextNumber(world.db, account);
  await withCredit(world.db, account);
  return { ...world, account, did, ...(await asUser(world, account)), ...textsTo(world) };
}

/** Requests of a user of an account. */
export async function asUser(world: App, account: number, roles: Role[] = ['admin', 'super']) {
  return requestsOf(world, await aUser(world.db, account, roles));
}

/** Requests of this user. */
export async function requestsOf(world: App, { email }: { email: string }) {
  const { headers } = await login(world.app, email);
  return { headers, ...requestsBy(world, headers) };
}

function requestsBy(world: App, headers: Record<string, string>) {
  const ask = async (
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ) => {
    const answer = await world.app.inject({
      method,
      url: `/v2/sms/${path}`,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
  };
  return {
    ask,
    get: (path: string) => ask('GET', path),
    put: (path: string, payload: object, key?: string) => ask('PUT', path, payload, key),
  };
}

function textsTo(world: App) {
  const { post } = webhooksTo(world);
  return {
    post,
    /** A text that the carrier reports, once or again with the same id. */
    text: (form: { From: string; To: string; Body: string } & Form) =>
      post('/carrier/sms', { MessageSid: `SM${randomUUID()}`, NumMedia: '0', ...form }),
    /** What became of the messages to somebody, oldest first, when they are all settled. */
    settled: (accountId: number, msisdn: string, most = 1) =>
      eventually(async () => {
        const rows = await world.db
          .select()
          .from(messages)
          .where(
            and(eq(messages.accountId, accountId), eq(messages.msisdn, msisdn), eq(messages.direction, 'outbound')),
          )
          .orderBy(messages.stamp);
        const open = rows.filter(({ endedAt }) => endedAt === null);
        if (rows.length < most || open.length > 0) throw new Error(`${rows.length} messages, ${open.length} open`);
        return rows;
      }),
  };
}
