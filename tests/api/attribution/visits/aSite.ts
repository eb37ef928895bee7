import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { VisitAnswer } from '../../../../server/attribution/visits/showNumbers.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { webPoolNumbers, webPools } from '../../../../server/kernel/db/schema/websites.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aWebsite } from '../../../builders/api/aWebsite.ts';

/** The number that stands on the page. */
export const pageNumber = '+61298765432';
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

export interface Site {
  code: string;
  domain: string;
  id: string;
  pool: string[];
  fixed: string;
  overflow: string;
}

/** A website with a pool for everybody but visitors from Bing, who see a number of their own. */
export async function aSite(
  db: Db,
  account: number,
  size: number,
  given: Partial<typeof webPools.$inferInsert> & { number?: Parameters<typeof aNumber>[2] } = {},
): Promise<Site> {
  const { number, ...ofPool } = given;
  const [id, poolId] = [randomUUID(), randomUUID()];
  const domain = `${id.slice(0, 8)}.example`;
  const [fixed, overflow] = [(await aNumber(db, account, number)).did, (await aNumber(db, account, number)).did];
  const all = { medium: 'any', landing: null, campaign: null, target: null } as const;
  const code = await aWebsite(db, account, {
    id,
    domain,
    numbers: [{ number: pageNumber, replacement: 'text' }],
    rules: [
      { ...all, id: randomUUID(), source: 'bing', show: { type: 'number', number: fixed } },
      { ...all, id: randomUUID(), source: 'any', show: { type: 'pool', pool: poolId } },
    ],
  });
  await db.insert(webPools).values({
    accountId: account,
    id: poolId,
    websiteId: id,
    name: 'Visitors',
    overflow,
    holdSeconds: 600,
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...ofPool,
  });
  const pool: string[] = [];
  for (let each = 0; each < size; each++) {
    const { did } = await aNumber(db, account, number);
    pool.push(did);
    await db.insert(webPoolNumbers).values({ accountId: account, poolId, did });
  }
  return { code, domain, id, pool, fixed, overflow };
}

export interface Page {
  visitor?: string | null;
  path?: string;
  referrer?: string;
  agent?: string;
  /** The cookies of Google Analytics. */
  ga?: string;
}

export async function visitTo(
  app: FastifyInstance,
  { code, domain }: Pick<Site, 'code' | 'domain'>,
  { visitor = null, path = '/', referrer = '', agent = browser, ga }: Page = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/s/${code}/visits`,
    headers: { 'content-type': 'text/plain', 'user-agent': agent },
    payload: JSON.stringify({ visitor, page: `https://www.${domain}${path}`, referrer, device: 'desktop', ga }),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  return answer.json<VisitAnswer>();
}
