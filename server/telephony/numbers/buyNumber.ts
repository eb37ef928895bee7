import { randomUUID } from 'node:crypto';
import type { NumberCarrier, NumberPurchase } from './numberCarrier.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { approvedBundle } from '../bundles/approvedBundle.ts';
import { insertPurchase, purchaseMarks } from './purchases.repository.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';

/** A number that the carrier has rented to us, and the mark of its purchase. */
export interface Purchase {
  sid: string;
  mark: string;
}

/** Who a number is bought from. */
export interface Seller {
  carrier: NumberCarrier;
  /** Whether the user may read the carrier's own words. */
  staff: boolean;
}

type Wish = Omit<NumberPurchase, 'mark' | 'proof'> & { account: number };

/**
 * Buys a number. The purchase is recorded first: if the carrier's answer gets lost, the number is found by its mark, at
 * once, when it is bought again, or else by `settlePurchases`.
 * @throws AppError LIMIT-REACHED, or with the reason why the carrier refuses.
 */
export async function buyNumber(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  wish: Wish,
  { carrier, staff }: Seller,
): Promise<Purchase> {
  const { account: accountId, did, country, network } = wish;
  const mark = randomUUID();
  await db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'numbers');
    await insertPurchase(tx, { accountId, id: mark, did, begunAt: now });
  });
  try {
    const proof = await proofOf(db, wish);
    return { sid: await carrier.rent({ did, country, network, proof, mark }), mark };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const bought = await findBought(carrier, did, await purchaseMarks(db, accountId, did));
    if (bought) return bought;
    throw staff ? error : new AppError(error.code);
  }
}

async function proofOf(db: Db, { account, country, network }: Wish): Promise<NumberPurchase['proof']> {
  if (network === 'any') return null;
  const { address = null, bundle } = (await approvedBundle(db, account, { country, network }))?.progress ?? {};
  return bundle === undefined ? null : { address, bundle };
}

/** The number, if this account bought it after all. A carrier that does not answer leaves it to the job. */
async function findBought(carrier: NumberCarrier, did: string, marks: Set<string>): Promise<Purchase | undefined> {
  const [found] = await Promise.allSettled([carrier.find(did)]);
  const number = found.status === 'fulfilled' ? found.value : null;
  if (number?.mark == null || !marks.has(number.mark)) return undefined;
  return { sid: number.sid, mark: number.mark };
}
