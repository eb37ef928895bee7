import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from '../kernel/db/executor.ts';
import { hashPassword } from '../tenancy/sessions/passwords.ts';
import { demoCallsOf, type DemoCall } from './calls/demoCalls.ts';
import { type DemoAgent, outboundCallsOf } from './calls/outboundCalls.ts';
import { calls as callsTable } from '../kernel/db/schema/calls.ts';
import { users } from '../kernel/db/schema/users.ts';
import { copyRows } from './write/copyRows.ts';
import { insertMessages } from './messages/insertMessages.ts';
import { insertCalls } from './write/insertCalls.ts';
import { insertAlerts } from './write/insertAlerts.ts';
import { insertLeads } from './write/insertLeads.ts';
import { insertFeed } from './write/insertFeed.ts';
import { insertSite } from './site/siteRows.ts';
import { insertTenant } from './write/insertTenant.ts';
import type { CalledAccount } from './tenant/placedAccount.ts';
import { seededRandom, type Random } from './seededRandom.ts';
import { demoTenant } from './tenant/demoTenant.ts';

const day = 86_400_000;
const seed = 20_261_121;

/** The number of inbound demo calls, of outbound ones per user who places any, and of days before `now` that they cover. */
export const demoCallCount = 20_000;
export const outboundPerAgent = 260;
export const demoDays = 90;

/** Where the demo’s website is reached on the machine that serves it. */
const ownHosts = ['127.0.0.1'];

/**
 * Fills an empty database with the demo tenant and its calls in one transaction. The same `now` gives the same rows,
 * except for the database's own counters. Every user's password is `password`.
 */
export async function loadDemo(
  db: Db,
  { password, now, hosts = ownHosts }: { password: string; now: Date; hosts?: readonly string[] },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const random = seededRandom(seed);
  const to = Math.floor(now.getTime() / 1000) * 1000;
  const from = to - demoDays * day;
  const client = await db.$client.connect();
  try {
    await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
      const given = { random, passwordHash, createdAt: new Date(from - 30 * day) };
      const accounts = await insertTenant({ tx, client }, demoTenant, given);
      const calls = callsOf(random, accounts, { from, to });
      // The database writes one batch while the next is generated.
      for (let batch = await calls.next(); batch.done !== true;)
        [, batch] = await Promise.all([insertCalls(client, batch.value), calls.next()]);
      await insertLeads({ tx, client, random: seededRandom(seed + 6), now: to });
      await copyRows(client, callsTable, outboundOf(accounts, await agentsOf(tx), { from, to }));
      const texting = accounts.find(({ demo }) => demo.key === 'dental');
      const messaging = { tx, random: seededRandom(seed + 2), now: to };
      const createdAt = new Date(to);
      const site = { hosts, random: seededRandom(seed + 3), createdAt };
      if (texting) await insertSite(tx, { ...site, accountId: texting.id });
      if (texting) await insertFeed(tx, { accountId: texting.id, random: seededRandom(seed + 4), createdAt });
      if (texting) await insertAlerts(tx, { accountId: texting.id, random: seededRandom(seed + 5), now: to });
      if (texting) await insertMessages({ ...messaging, accountId: texting.id });
    });
  } finally {
    client.release();
  }
}

async function* callsOf(
  random: Random,
  accounts: readonly CalledAccount[],
  { from, to }: { from: number; to: number },
): AsyncGenerator<DemoCall[], void> {
  for (const [account, count] of sharedOut(demoCallCount, accounts))
    yield* demoCallsOf(random, account, { count, from, to });
}

/** The users of each account; in a list, those who place more calls are first. */
async function agentsOf(tx: Tx): Promise<Map<number, DemoAgent[]>> {
  const people = await tx.select({ id: users.id, account: users.accountId }).from(users).orderBy(users.id);
  const byAccount = Map.groupBy(people, ({ account }) => account);
  const weighted = [...byAccount].map(([account, all]): [number, DemoAgent[]] => [
    account,
    all.map(({ id }, at) => ({ id, weight: all.length + 1 - at })),
  ]);
  return new Map(weighted);
}

function outboundOf(
  accounts: readonly CalledAccount[],
  agents: ReadonlyMap<number, readonly DemoAgent[]>,
  { from, to }: { from: number; to: number },
) {
  // A stream of its own, so that the inbound calls don't depend on it.
  const random = seededRandom(seed + 1);
  return accounts.flatMap((account) => {
    const people = agents.get(account.id) ?? [];
    if (people.length === 0) return [];
    return outboundCallsOf(random, account, people, { count: people.length * outboundPerAgent, from, to });
  });
}

/** Splits `total` by the accounts' shares into whole calls, without rounding losses. */
function sharedOut(total: number, accounts: readonly CalledAccount[]): [CalledAccount, number][] {
  const shares = accounts.reduce((sum, { demo }) => sum + demo.share, 0);
  let shared = 0;
  let given = 0;
  return accounts.map((account) => {
    shared += account.demo.share;
    const count = Math.round((total * shared) / shares) - given;
    given += count;
    return [account, count];
  });
}
