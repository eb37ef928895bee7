import type { CarrierNumber, NumberCarrier } from './numberCarrier.ts';
import { storeUnclaimed, type UnclaimedNumber } from './numberClaims.repository.ts';
import { listRentals, usedNumbers } from './rentals.repository.ts';
import { tryAll } from '../../kernel/tryAll.ts';
import type { Upkeep } from './settlePurchases.ts';

/**
 * Compares the carrier's numbers with ours: those whose calls go to an earlier address are redirected, one at a time.
 * Numbers that only one side has are reported in the log; those that only the carrier has are stored for the operators.
 * @throws the first error of the carrier, after all numbers were tried.
 */
export async function reconcileNumbers({ db, log, ...job }: Upkeep, carrier: NumberCarrier): Promise<void> {
  const now = job.now();
  const outdated: CarrierNumber[] = [];
  const atCarrier = new Set<string>();
  const unclaimed: UnclaimedNumber[] = [];
  for await (const numbers of carrier.listRented()) {
    const dids = numbers.map(({ did }) => did);
    const known = await usedNumbers(db, dids);
    for (const did of dids) atCarrier.add(did);
    const unknown = numbers.filter(({ did, ready }) => ready && !known.has(did));
    unclaimed.push(...unknown.map(({ did, mark, current }) => ({ did, bought: mark !== null, current, seenAt: now })));
    const dead = unknown.filter(({ current }) => current).map(({ did }) => did);
    if (dead.length > 0) log.warn({ numbers: dead }, 'the carrier bills numbers that no account has');
    outdated.push(...numbers.filter(({ did, current }) => !current && known.has(did)));
  }
  await storeUnclaimed(db, unclaimed);
  const lost = (await listRentals(db)).flatMap(({ did }) => (atCarrier.has(did) ? [] : did));
  if (lost.length > 0) log.warn({ numbers: lost }, 'accounts have numbers that the carrier does not know');
  await tryAll(outdated, async ({ sid, did }) => {
    await carrier.redirect({ sid, did });
    log.info({ did }, "a number's addresses were updated at the carrier");
  });
}
