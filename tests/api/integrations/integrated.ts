import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import type { IntegrationType } from '#values/integrationWords.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { aTextNumber } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import type { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
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
export async function integrated(world: World, type: IntegrationType) {
  const trial = trials[type];
  const account = await anAccount(world.db, { billingClient: true });
  const [{ did }, { did: other }] = [await aTextNumber(world.db, account), await aTextNumber(world.db, account)];
  const secret = trial.secret();
  const uuid = await trial.setUp(world, account, { did, secret });
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
    ask,
    read,
    log,
    happens: (id?: string) => trial.happens(world, did, id),
    happensElsewhere: () => trial.happens(world, other),
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
    const waits = sql`name = 'deliver' and state = 'created' and start_after > now()`;
    const hastened = await db.execute(sql`update jobs.job set start_after = now() where ${waits}`);
    expect(hastened.rowCount).toBeGreaterThan(0);
  });
