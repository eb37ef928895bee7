import { isDuplicate } from '../../kernel/db/duplicates.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { heldUntil } from '../../../src/attribution/leases.ts';
import { heartbeatSeconds } from '#values/website.ts';
import { leaseNumber } from './leases.repository.ts';
import type { ServedPool } from '../websites/servedWebsites.ts';

export interface LeasingVisit {
  visitorId: string;
  visitId: string;
  /** Whether an ad brought the visitor, so that reserved numbers may be used. */
  isPaid: boolean;
}

/** A number of the pool for a visit; null if none is free. Outside a transaction: what is leased stays leased. */
export async function leaseFor(
  executor: Executor,
  pool: ServedPool,
  { visitorId, visitId, isPaid }: LeasingVisit,
): Promise<string | null> {
  const { accountId, id: poolId } = pool;
  const holdSeconds = heldUntil(0, { heartbeat: heartbeatSeconds, hold: pool.holdSeconds }) / 1000;
  const asked = { accountId, poolId, visitorId, visitId, holdSeconds, reserved: isPaid ? 0 : pool.reserved };
  try {
    return await leaseNumber(executor, asked);
  } catch (error) {
    // Two pages of the same visitor asked at once: the other one has the number by now.
    if (!isDuplicate(error, 'web_pool_numbers_visitor')) throw error;
    return leaseNumber(executor, asked);
  }
}
