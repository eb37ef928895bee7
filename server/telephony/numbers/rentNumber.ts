import { randomUUID } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { z } from 'zod';
import type { numbers, TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { buyNumber, type Purchase, type Seller } from './buyNumber.ts';
import { networkOf } from './networkOf.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findFlowName } from './flowNames.repository.ts';
import { findNumber } from './numbers.repository.ts';
import { deletePurchase } from './purchases.repository.ts';
import { spellingOf } from '../sources/spellingOf.ts';
import { insertRental, storedSids, usedNumbers } from './rentals.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { locateNumber } from '../calls/locateNumber.ts';

/** Who sells it, and who hears of it. */
export type Renting = Seller & { emit: Emit };

type Wish = z.output<typeof numbers.rentNumber.params> & z.output<typeof numbers.rentNumber.body>;

/**
 * Rents a number: buys it, then stores it; if that fails, it is released again.
 * @throws AppError INVALID-DID when the number is in another country, NOT-FOUND when the account has no such flow,
 * NUMBER-NOT-FOUND when the number is taken, or why the carrier refuses it.
 */
export async function rentNumber(actor: Actor, wish: Wish, seller: Renting): Promise<TrackingNumber> {
  const { db, system, scope } = actor;
  const parsed = parsePhoneNumberFromString(wish.did);
  if (parsed?.country !== wish.country) throw new AppError('INVALID-DID');
  if (wish.flow !== null && !(await findFlowName(db, scope, wish.flow))) throw new AppError('NOT-FOUND');
  if ((await usedNumbers(system, [wish.did])).has(wish.did)) throw new AppError('NUMBER-NOT-FOUND');
  const area = wish.area ?? (await locateNumber(wish.did)).area;
  const type = networkOf(wish.network, parsed.getType());
  const purchase = await buyNumber(actor, { ...wish, network: type }, seller);
  try {
    return await write(actor, { ...wish, ...purchase, area, type }, seller);
  } catch (error) {
    await giveBack(actor, { ...wish, ...purchase }, seller);
    throw error;
  }
}

type Bought = Wish & Purchase & { area: string | null; type: NumberNetwork };

function write(
  { db, scope, author, now }: Actor,
  bought: Bought,
  { emit }: Pick<Renting, 'emit'>,
): Promise<TrackingNumber> {
  const { account: accountId, did, name, source, country, area, type, flow, sid } = bought;
  const { customGA: customGa, replyEmail, voicemailNotify, mark } = bought;
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const action = flow === null ? 'hangup' : 'flow';
    const details = { name, source, customGa, replyEmail, voicemailNotify, action, actionId: flow } as const;
    const rental = { accountId, id, did, country, area, type, carrierSid: sid, createdAt: now, ...details };
    const spelling = await spellingOf(tx, rental);
    if (!(await insertRental(tx, { ...rental, source: spelling }))) throw new AppError('NUMBER-NOT-FOUND');
    await deletePurchase(tx, { accountId, id: mark });
    const after = await findNumber(tx, scope, did);
    if (!after) throw new Error('a number that was just written is not there');
    await writeAudit(tx, author, { accountId, action: 'number.rented', subject: `number ${did}`, after });
    await emit(tx, { kind: 'number.added', accountId, numberId: id, did, at: now });
    return after;
  });
}

/**
 * Releases a number whose rental failed, unless another request has stored it. The audit log records whether that
 * succeeded; if not, a job tries again.
 */
async function giveBack(
  { db, system, author }: Actor,
  { account, did, sid, mark }: Wish & Purchase,
  { carrier }: Seller,
) {
  if ((await storedSids(system, [sid])).has(sid)) return;
  const entry = { accountId: account, subject: `number ${did}`, before: { sid } };
  try {
    await carrier.release(sid);
    await deletePurchase(db, { accountId: account, id: mark });
    await writeAudit(db, author, { ...entry, action: 'number.rental-undone' });
  } catch (error) {
    await writeAudit(db, author, { ...entry, action: 'number.left-at-carrier', after: { error: String(error) } });
  }
}
