import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { signingKey } from '../../server/kernel/access/signingKeys.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { numbers } from '../../server/kernel/db/schema/routing.ts';
import { deliveries, integrations } from '../../server/kernel/db/schema/integrations.ts';
import { seal } from '../../server/kernel/vault.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aWebhook } from '../builders/api/anIntegration.ts';
import { compareDeliveries, type DeliveryVerdict } from './compareDeliveries.ts';
import { aRingingNumber, callThroughKills, type KillRun } from './killServer.ts';
import { moodyReceivers } from './moodyReceivers.ts';

/**
 * Kills the built server while calls go through it whose events five integrations get, at receivers that often fail. At
 * the end lets it deliver the rest, and compares the log with what receivers took.
 */
export async function killDelivering(db: Db, run: KillRun): Promise<DeliveryVerdict> {
  const receivers = await moodyReceivers(seededRandom(run.seed + 1));
  const reseller = await anAccount(db);
  const to = await aRingingNumber(db, reseller);
  await fiveIntegrations(db, to, reseller);
  try {
    await callThroughKills(db, {
      ...run,
      to,
      preload: new URL('internetDouble.ts', import.meta.url).href,
      environment: { INTERNET_PORT: String(receivers.port) },
      afterwards: () => deliverRest(db),
    });
    return await compareDeliveries(db, receivers.taken);
  } finally {
    receivers.close();
  }
}

async function fiveIntegrations(db: Db, did: string, reseller: number): Promise<void> {
  const [number] = await db.select().from(numbers).where(eq(numbers.did, did));
  if (!number) throw new Error('there is no such number');
  const { accountId } = number;
  await aWebhook(db, accountId);
  await aWebhook(db, accountId, { filters: { kinds: ['call.ended'] } });
  await aWebhook(db, accountId, { filters: { kinds: ['call.started', 'call.ended'], dids: [did] } });
  await aWebhook(db, reseller, { filters: { subAccounts: true } });
  const id = randomUUID();
  const hook = 'https://hooks.slack.com/services/T0/B0/abcdefghijkl';
  const secret = seal(await signingKey(db, 'vault'), hook, `slack calls hook of ${accountId} ${id}`);
  const filters = { kinds: ['call.ended' as const] };
  const about = { type: 'slackCalls' as const, settings: { start: false }, filters, createdBy: 'kills@example.test' };
  await db.insert(integrations).values({ accountId, id, secret, ...about });
}

const longestMs = 300_000;

/** Has what waits for a next attempt made at once, until nothing waits. */
async function deliverRest(db: Db): Promise<void> {
  const waits = eq(deliveries.state, 'waiting');
  const end = Date.now() + longestMs;
  while ((await db.$count(deliveries, waits)) > 0) {
    if (Date.now() > end) return;
    await db.update(integrations).set({ restsUntil: null });
    await db
      .update(deliveries)
      .set({ nextAt: sql`now()` })
      .where(and(waits, gt(deliveries.nextAt, sql`now()`)));
    await sleep(500);
  }
}
