import { heartbeatSeconds } from '#values/website.ts';
import { learnDelays, ratesOf } from '../../../src/attribution/callDelays.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { findExposure, listDelays, listTaught, saveRates } from './callDelays.repository.ts';
import { leaseDays } from './deleteOldVisits.ts';

const dayMs = 86_400_000;

/** A page that is open may be silent for so long. */
const aliveSeconds = 2 * heartbeatSeconds;

/** Fewer calls teach nothing; then what is usual stays. */
const fewestCalls = 20;

/** Learns of each website when its visitors call, from its calls of the last months. */
export async function learnCallDelays(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - leaseDays * dayMs);
  for (const website of await listTaught(db)) {
    const calls = await listDelays(db, website, { since, aliveSeconds });
    if (calls.length < fewestCalls) continue;
    const exposure = await findExposure(db, website, { since, now, aliveSeconds });
    const { during, after, stray } = ratesOf(learnDelays(exposure, calls));
    await saveRates(db, website, { during, after: [...after], stray, calls: calls.length, learntAt: now });
  }
}
