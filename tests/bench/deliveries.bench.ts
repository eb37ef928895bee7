import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { composeApp } from '../../server/compose.ts';
import { readConfig } from '../../server/config.ts';
import { findFollowers, queueEvents } from '../../server/integrations/deliveries/fanOut.ts';
import { integrations } from '../../server/integrations.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { deliveries } from '../../server/kernel/db/schema/integrations.ts';
import { aCall } from '../builders/api/aCall.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aWebhook } from '../builders/api/anIntegration.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';
import { openTestCluster } from '../database/testCluster.ts';
import { freePort } from '../server/freePort.ts';
import { percentile } from './measure.ts';
import type { Figure } from './report.ts';

const tenants = 100;
const waiting = 10_000;
/** A second, of all tenants together, for so long. */
const [rate, seconds] = [50, 20];

interface Tenant {
  account: number;
  calls: string[];
}

/**
 * Webhooks of a hundred tenants: what each takes of many that wait, and how long one takes from the event to the receiver
 * while the receiver of one tenant, who has as many waiting, never answers.
 */
export async function benchDeliveries(): Promise<Figure[]> {
  const cluster = await openTestCluster();
  const { db, close } = await openRunDatabase(cluster.connection);
  const receivers = await aReceiver();
  const port = await freePort();
  const environment = {
    PORT: String(port),
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
    DEMO: 'off',
  };
  const parts = { config: readConfig(environment), db, telephony: true, outside: receivers.outside };
  const all = await Promise.all(Array.from({ length: tenants }, () => aTenant(db)));
  const { app } = await composeApp(parts);
  try {
    await app.listen({ host: '127.0.0.1', port });
    for (const tenant of all) await happen(db, tenant, 1);
    while ((await db.$count(deliveries, eq(deliveries.state, 'waiting'))) > 0) await sleep(50);
    for (const tenant of all) await happen(db, tenant, waiting / tenants);
    const start = performance.now();
    while ((await db.$count(deliveries, eq(deliveries.state, 'waiting'))) > 0) await sleep(50);
    const each = (performance.now() - start) / waiting;
    const [hanging] = all;
    if (!hanging) throw new Error('there are no tenants');
    for (const { id } of await followersOf(db, hanging)) receivers.hangs.add(id);
    await happen(db, hanging, waiting / tenants);
    receivers.took.length = 0;
    const end = performance.now() + seconds * 1000;
    for (let sent = 0; performance.now() < end; sent += 1) {
      const tenant = all[1 + (sent % (tenants - 1))];
      if (tenant) await happen(db, tenant, 1);
      await sleep(1000 / rate);
    }
    await sleep(3000);
    const budget = 1000;
    return [
      { name: 'a webhook of 10 000 that wait, of 100 tenants', value: each, unit: 'ms', budget: 2 },
      { name: 'event to receiver, one of 100 hangs: p50', value: percentile(receivers.took, 0.5), unit: 'ms' },
      { name: 'event to receiver, one of 100 hangs: p99', value: percentile(receivers.took, 0.99), unit: 'ms', budget },
    ];
  } finally {
    await app.close();
    receivers.close();
    await close();
    await cluster.close();
  }
}

async function aTenant(db: Db): Promise<Tenant> {
  const account = await anAccount(db);
  await aWebhook(db, account);
  const calls: string[] = [];
  for (let minute = 0; minute < waiting / tenants; minute += 1)
    calls.push(await aCall(db, account, { at: new Date(Date.UTC(2026, 2, 4) + minute * 60_000).toISOString() }));
  return { account, calls };
}

const followersOf = (db: Db, { account }: Tenant) =>
  findFollowers(db, account, { integrations, kinds: ['call.ended'] });

/** So many events happen to a tenant, each about another call. */
async function happen(db: Db, tenant: Tenant, count: number): Promise<void> {
  const { account: accountId, calls } = tenant;
  const about = { kind: 'call.changed' as const, accountId, did: '+61390000001', tags: [], at: new Date() };
  const events = calls.slice(0, count).map((subject) => ({ ...about, subject, eventId: randomUUID() }));
  const followers = await followersOf(db, tenant);
  await db.transaction((tx) => queueEvents(tx, events, followers, integrations));
}

/** Plays every host of the internet, and counts how long after its event each request came (ms). */
async function aReceiver() {
  const took: number[] = [];
  const hangs = new Set<string>();
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      // The path of `aWebhook` is the webhook’s id.
      if (hangs.has((request.url ?? '').slice(1))) return;
      const { timestamp } = JSON.parse(body) as { timestamp: string };
      took.push(Date.now() - Date.parse(timestamp));
      response.writeHead(200).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    took,
    hangs,
    outside: { lookup: () => Promise.resolve(['3.125.0.1']), dial: () => connect(port, '127.0.0.1') },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
