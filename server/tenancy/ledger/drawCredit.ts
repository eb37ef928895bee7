import type { Micros } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { listRates } from './listRates.ts';
import { reservedBy, lockCredit } from './payersCredit.ts';
import { type Payer, payersAbove } from './payers.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { enterCredit } from './enterCredit.ts';

interface Draw {
  amount: Micros;
  note: string;
  userName: string;
  stamp: Date;
}

/**
 * Takes a top-up of a client from the credit of whoever pays in its currency above, and gives a correction back to it: nobody
 * but staff makes credit out of nothing. The entry of the client is the caller’s.
 * @throws AppError ACCESS_DENIED_ACCOUNT where nobody pays above, WRONG-CURRENCY, CREDIT-TOO-LOW.
 */
export async function drawCredit(tx: Tx, emit: Emit, client: Payer, { amount, ...entry }: Draw): Promise<void> {
  const wholesaler = await requireWholesaler(tx, client);
  const giver = amount > 0 ? wholesaler : client;
  // In one order, as charges of several payers do.
  for (const payer of [wholesaler, client].toSorted((one, other) => one.payerId - other.payerId))
    await lockCredit(tx, payer);
  const left = (await lockCredit(tx, giver)) - (await reservedBy(tx, giver.payerId));
  if (left < Math.abs(amount)) throw new AppError('CREDIT-TOO-LOW');
  await enterCredit(tx, emit, wholesaler, {
    reason: 'credit',
    kind: 'top-up',
    amount: -amount,
    usedById: client.payerId,
    ...entry,
  });
}

async function requireWholesaler(tx: Tx, client: Payer): Promise<Payer> {
  const above = await payersAbove(tx, client.payerId);
  if (above.length === 0) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const wholesaler = above.find(({ currency }) => currency === client.currency);
  if (!wholesaler) throw new AppError('WRONG-CURRENCY');
  return wholesaler;
}

interface Price {
  country: string;
  price: Micros;
  refundsUndelivered: boolean;
}

/**
 * A reseller’s clients pay no less than the reseller, who would otherwise buy texts for a part of their price, and get nothing
 * back that the reseller doesn’t.
 * @throws AppError MISSING-COUNTRY-CHARGES-COUNTRY with `{ countries }` where the reseller has no price; INVALID-PAYLOAD.
 */
export async function requireCovered(tx: Tx, client: Payer, { country, price, refundsUndelivered }: Price) {
  const wholesaler = await requireWholesaler(tx, client);
  const own = (await listRates(tx, wholesaler.payerId)).find((rate) => rate.country === country);
  if (!own) throw new AppError('MISSING-COUNTRY-CHARGES-COUNTRY', { countries: [country] });
  if (price < own.price) throw new AppError('INVALID-PAYLOAD', [{ path: 'price', message: 'belowOwnPrice' }]);
  if (refundsUndelivered && !own.refundsUndelivered)
    throw new AppError('INVALID-PAYLOAD', [{ path: 'refundsUndelivered', message: 'notRefundedToYou' }]);
}
