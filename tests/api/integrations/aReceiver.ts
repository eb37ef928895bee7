import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Webhook, WebhookEvent } from '#contract/integrations/webhooks.contract.ts';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aCallFlow, type anAppWithCalls, aPublishedFlow, aScript } from '../carriers/aCarrier.ts';
import type { Asked, SlackServer } from './aSlackServer.ts';

type World = Awaited<ReturnType<typeof anAppWithCalls>>;

interface Receiving {
  filters?: object;
  /** The account above. */
  parentId?: number | undefined;
}

/** An account with a number that takes calls, and a webhook. */
export async function aReceiver(world: World, outside: SlackServer, { filters = {}, parentId }: Receiving = {}) {
  const account = await anAccount(world.db, { parentId });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'conf'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const aLine = async () => (await aNumber(world.db, account, { action: 'flow', actionId: flow })).did;
  const did = await aLine();
  const ask = async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer>();
  const host = `${randomUUID()}.example.test`;
  const asked: Asked[] = [];
  const hook = { name: 'CRM', url: `https://${host}/calls`, filters };
  const { webhook, secret } = await ask<{ webhook: Webhook; secret: string }>('PUT', '/v2/integration/webhook', {
    account,
    ...hook,
  });
  outside.takes.set(host, (one) => asked.push(one) > 0);
  return {
    account,
    did,
    aLine,
    ask,
    hook,
    host,
    webhook,
    secret,
    asked,
    events: () => asked.map(({ text }) => JSON.parse(text) as WebhookEvent),
    call: async (to = did) => {
      const placed = await world.carrier.placeCall(aScript(to), { start: Date.UTC(2026, 2, 4, 1), speed: 5000 });
      await placed.ended;
      return eventually(async () => {
        const rows = await world.db
          .select()
          .from(calls)
          .where(and(eq(calls.trackingNumber, to), eq(calls.test, false)))
          .orderBy(calls.id);
        expect(rows.at(-1)?.state).toBe(2);
        return rows.at(-1)?.uuid ?? '';
      });
    },
  };
}
