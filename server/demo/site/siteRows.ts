import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { webPoolNumbers, webPools, websites } from '../../kernel/db/schema/websites.ts';
import { randomUuid, type Random } from '../seededRandom.ts';
import { demoSite } from './demoSite.ts';

interface SiteGiven {
  accountId: number;
  /** Hosts under which the page is reached, besides `localhost`. */
  hosts: readonly string[];
  random: Random;
  createdAt: Date;
}

/** Inserts the website of the demo’s page, with a pool for visitors from ads. */
export async function insertSite(tx: Tx, { accountId, hosts, random, createdAt }: SiteGiven): Promise<void> {
  const [id, poolId] = [randomUuid(random), randomUuid(random)];
  const { domain, number, pool, others } = demoSite;
  const all = { source: 'any', landing: null, campaign: null, target: null } as const;
  await tx.insert(websites).values({
    accountId,
    id,
    code: id.replaceAll('-', '').slice(0, 12),
    domain,
    aliases: [...new Set(hosts)].filter((host) => host !== domain),
    status: 'active',
    numbers: [{ number, replacement: 'text' }],
    rules: [
      { ...all, id: randomUuid(random), medium: 'paid', show: { type: 'pool', pool: poolId } },
      { ...all, id: randomUuid(random), medium: 'any', show: { type: 'number', number: others } },
    ],
    createdAt,
    createdBy: 'admin@demo.test',
    // The demo’s account has nothing left to set up.
    seenAt: createdAt,
  });
  const rules = { name: 'Visitors from ads', overflow: others, holdSeconds: 30 * 60 };
  await tx.insert(webPools).values({ accountId, id: poolId, websiteId: id, ...rules, createdAt });
  await tx.insert(webPoolNumbers).values(pool.map((did) => ({ accountId, poolId, did })));
}

/** The code of the website; undefined once somebody has deleted it. */
export async function findSiteCode(executor: Executor): Promise<string | undefined> {
  const [row] = await executor
    .select({ code: websites.code })
    .from(websites)
    .where(eq(websites.domain, demoSite.domain));
  return row?.code;
}
