import { randomUUID } from 'node:crypto';
import { type Pool, mostOfWebsite, type websites } from '#contract/attribution/websites.contract.ts';
import type { z } from 'zod';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { isDuplicate } from '../../kernel/db/duplicates.ts';
import { found } from '../../kernel/found.ts';
import { deletePool, listPools, lockNumbers, numbersOfOtherPools, savePool, setNumbers } from './pools.repository.ts';
import type { WebsiteParts } from './changeWebsites.ts';
import { shownAccounts } from './shareWebsite.ts';
import { subjectOf } from './subjectOf.ts';
import { readWebsite, type WebsiteAnswer } from './readWebsites.ts';
import { findWebsiteRow } from './websites.repository.ts';

type Filling = { code: string } & z.output<typeof websites.fillPool.body>;

/**
 * Sizes and fills a pool; without numbers it is removed.
 * @throws AppError NOT-FOUND, INVALID-DID for a number that the account does not have, ALREADY-EXISTS for one of another
 * pool, WRONG-STATUS when a rule shows the pool that is to be removed, LIMIT-REACHED.
 */
export async function fillPool(
  { db, system, scope, author, now }: Actor,
  { code, id, numbers, holdMinutes, ...rules }: Filling,
  { ownNumbers }: Pick<WebsiteParts, 'ownNumbers'>,
): Promise<WebsiteAnswer> {
  const dids = [...new Set(numbers)];
  const poolId = id ?? randomUUID();
  const taken = await numbersOfOtherPools(system, dids, poolId);
  if (taken[0] !== undefined) throw new AppError('ALREADY-EXISTS', { numbers: taken });
  return db.transaction(async (tx) => {
    const website = found(await findWebsiteRow(tx, scope, code));
    const { accountId, id: websiteId } = website;
    const pools = await listPools(tx, scope, [websiteId]);
    const before = id === undefined ? undefined : found(pools.find((pool) => pool.id === id));
    const entry = { accountId, action: 'pool.filled', subject: `pool ${rules.name} of ${subjectOf(website)}` };
    if (dids.length === 0) {
      const isShown = website.rules.some(({ show }) => show.type === 'pool' && show.pool === poolId);
      if (isShown) throw new AppError('WRONG-STATUS');
      await deletePool(tx, { accountId, id: poolId });
      await writeAudit(tx, author, { ...entry, action: 'pool.removed', before: before?.numbers });
      return readWebsite(tx, scope, code, now);
    }
    if (!before && pools.length >= mostOfWebsite.pools)
      throw new AppError('LIMIT-REACHED', { limit: mostOfWebsite.pools });
    const asked = [...dids, ...(rules.overflow === null ? [] : [rules.overflow])];
    await lockNumbers(tx, asked);
    const own = new Set(await ownNumbers(system, shownAccounts(website), asked));
    const foreign = asked.filter((did) => !own.has(did));
    if (foreign.length > 0) throw new AppError('INVALID-DID', { numbers: foreign });
    await savePool(tx, { accountId, id: poolId, websiteId, ...rules, holdSeconds: holdMinutes * 60, createdAt: now });
    await setNumbers(tx, { accountId, id: poolId }, dids).catch((error: unknown) => {
      // Another pool took one of them in the meantime.
      throw isDuplicate(error, 'web_pool_numbers_did_unique') ? new AppError('ALREADY-EXISTS') : error;
    });
    const after: Omit<Pool, 'id' | 'held'> = { ...rules, holdMinutes, numbers: dids };
    await writeAudit(tx, author, { ...entry, before: before && { ...before, held: undefined }, after });
    return readWebsite(tx, scope, code, now);
  });
}
