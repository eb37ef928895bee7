import { and, eq, gt, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import type { IntegrationType } from '#values/integrationWords.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { aTextNumber } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import type { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import type { SlackServer } from './aSlackServer.ts';
import { trials } from './trials.ts';

type World = Awaited<ReturnType<typeof aMessagingWorld>>;

/** Requests of an admin of an account. */
export async function requestsOf(world: World, account: number) {
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  return async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/v2/integration/list${path}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
}

/** An account with an integration, what happens to it, and what became of it. */
export async function integrated(world: World, type: IntegrationType, outside: SlackServer) {
  const trial = trials[type];
  const account = await anAccount(world.db, { billingClient: true });
  const [{ did }, { did: other }] = [await aTextNumber(world.db, account), await aTextNumber(world.db, account)];
  const { uuid, secret, host } = await trial.setUp(world, account, did, outside);
  // What follows is about deliveries alone.
  outside.dialled = [];
  const ask = await requestsOf(world, account);
  const read = async () => {
    const all = (await ask('GET', '')).body as unknown as Integration[];
    return all.find((one) => one.uuid === uuid);
  };
  const log = async (state = '') => {
    const { body } = await ask('GET', `/${uuid}/delivery${state && `?state=${state}`}`);
    return body['data'] as Delivery[];
  };
  return {
    account,
    uuid,
    secret,
    host,
    ask,
    read,
    log,
    happens: (id?: string) => trial.happens(world, did, id),
    happensElsewhere: () => (trial.happensElsewhere ?? trial.happens)(world, other),
    /** The latest delivery, once it is in this state. */
    last: (state: Delivery['state'], attempts = 1) =>
      eventually(async () => {
        const [latest] = await log();
        expect([latest?.state, latest?.attempts]).toEqual([state, attempts]);
        if (state === 'waiting') expect(latest?.reply).not.toBeNull();
        return latest as Delivery;
      }),
    pause: async (paused: boolean) => ask('POST', `/${uuid}/pause`, { paused, version: (await read())?.version }),
  };
}

/** Has the attempts that wait made at once. */
export const hasten = ({ db }: Pick<World, 'db'>) =>
  eventually(async () => {
    await db.update(integrations).set({ restsUntil: null });
    const waits = and(eq(deliveries.state, 'waiting'), gt(deliveries.nextAt, sql`now()`));
    const hastened = await db
      .update(deliveries)
      .set({ nextAt: sql`now()` })
      .where(waits);
    expect(hastened.rowCount).toBeGreaterThan(0);
  });

/** Ends what tests before have left. */
export const calm = ({ db }: Pick<World, 'db'>) =>
  db.update(deliveries).set({ state: 'gone' }).where(eq(deliveries.state, 'waiting'));
