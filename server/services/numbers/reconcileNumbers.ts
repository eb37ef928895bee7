import type { CarrierNumber } from './numberCarrier.ts';
import { listRentals, usedNumbers } from '../../repositories/rentals.repository.ts';
import { tryAll } from '../tryAll.ts';
import type { CarrierUpkeep } from './settlePurchases.ts';

/**
 * Compares the carrier's numbers with ours: those whose calls go to an earlier address are redirected, one at a time.
 * Numbers that only one side has are reported in the log.
 * @throws the first error of the carrier, after all numbers were tried.
 */
export async function reconcileNumbers(upkeep: CarrierUpkeep): Promise<void> {
  const { db, carrier, log } = upkeep;
  const outdated: CarrierNumber[] = [];
  const atCarrier = new Set<string>();
  for await (const numbers of carrier.listRented()) {
    const dids = numbers.map(({ did }) => did);
    const known = await usedNumbers(db, dids);
    for (const did of dids) atCarrier.add(did);
    const unknown = numbers.filter(({ did, current }) => current && !known.has(did)).map(({ did }) => did);
    if (unknown.length > 0) log.warn({ numbers: unknown }, 'the carrier bills numbers that no account has');
    outdated.push(...numbers.filter(({ did, current }) => !current && known.has(did)));
  }
  const lost = (await listRentals(db)).flatMap(({ did }) => (atCarrier.has(did) ? [] : did));
  if (lost.length > 0) log.warn({ numbers: lost }, 'accounts have numbers that the carrier does not know');
  await tryAll(outdated, async ({ sid, did }) => {
    await carrier.redirect({ sid, did });
    log.info({ did }, "a number's addresses were updated at the carrier");
  });
}
