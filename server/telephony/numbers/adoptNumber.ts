import { randomUUID } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findFlowName } from './flowNames.repository.ts';
import { findHolder } from './numberClaims.repository.ts';
import { findNumber } from './numbers.repository.ts';
import { spellingOf } from '../sources/spellingOf.ts';
import { insertRental } from './rentals.repository.ts';
import { holds } from '../../kernel/access/scope.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { locateNumber } from '../calls/locateNumber.ts';
import { tryAll } from '../../kernel/tryAll.ts';
import { networkOf } from './networkOf.ts';
import type { CarrierNumber, NumberCarrier } from './numberCarrier.ts';
import { refuseClaimed } from './refuseClaimed.ts';

/** Who holds the numbers that are adopted. */
export interface Holder {
  carrier: NumberCarrier;
  /** Whether the user runs the installation: they may adopt what another installation bought. */
  staff: boolean;
  emit: Emit;
}

/** A number that the carrier has for us, and how its account will use it. */
export interface Adoption {
  account: number;
  did: string;
  name: string;
  source: string;
  /** A published flow of the account: the number may be taking calls already. */
  flow: string;
}

/**
 * Gives accounts numbers that the carrier has for us although none was rented here: ported ones, and those of before us.
 * All of them are checked before the first is written. The rows come before the carrier's addresses: if that fails, calls
 * still go where they went, and adopting again or the hourly comparison finishes it.
 * @throws AppError with the `{ numbers }` concerned: NUMBER-NOT-HELD when the carrier does not have them for this account;
 * ALREADY-EXISTS when one is in use; INVALID-DID; NOT-FOUND or FLOW-NOT-PUBLISHED for its flow; LIMIT-REACHED; CARRIER-FAILED.
 */
export async function adoptNumbers(
  actor: Actor,
  wishes: readonly Adoption[],
  holder: Holder,
): Promise<TrackingNumber[]> {
  const plans = await planAll(actor, wishes, holder);
  const adopted = await write(actor, plans, holder);
  await tryAll(plans, async ({ held }) => {
    if (!held.current) await holder.carrier.redirect(held);
  });
  return adopted;
}

interface Plan {
  wish: Adoption;
  held: CarrierNumber;
  /** The number's row, if it was adopted before. */
  stored: TrackingNumber | undefined;
}

async function planAll(actor: Actor, wishes: readonly Adoption[], holder: Holder): Promise<Plan[]> {
  const plans: Plan[] = [];
  const notHeld: string[] = [];
  for (const wish of wishes) {
    const stored = await findStored(actor, wish);
    const held = await holder.carrier.find(wish.did);
    if (held?.ready !== true) notHeld.push(wish.did);
    else {
      if (!stored) await refuseClaimed(actor, wish, held, holder);
      plans.push({ wish, held, stored });
    }
  }
  if (notHeld.length > 0) throw new AppError('NUMBER-NOT-HELD', { numbers: notHeld });
  return plans;
}

/** The number if the account has it just as wished. */
async function findStored(actor: Actor, { account, did, flow, ...wish }: Adoption) {
  const { db, system, scope } = actor;
  const info = { numbers: [did] };
  if (parsePhoneNumberFromString(did)?.country === undefined) throw new AppError('INVALID-DID', info);
  const answering = await findFlowName(db, scope, flow);
  if (answering?.accountId !== account) throw new AppError('NOT-FOUND', info);
  if (answering.publishedVersion === null) throw new AppError('FLOW-NOT-PUBLISHED', info);
  const holder = await findHolder(system, did);
  if (holder === undefined) return undefined;
  const stored = holder === account ? await findNumber(db, scope, did) : undefined;
  if (
    stored?.name === wish.name &&
    stored.source.toLowerCase() === wish.source.toLowerCase() &&
    stored.actionId === flow
  )
    return stored;
  throw takenBy(actor, holder, did);
}

/** Who may not see the holder gets the answer for a number that is not at the carrier. */
function takenBy({ visibleAccounts }: Actor, holder: number | undefined, did: string): AppError {
  const isVisible = holder !== undefined && holds(visibleAccounts, holder);
  return new AppError(isVisible ? 'ALREADY-EXISTS' : 'NUMBER-NOT-HELD', { numbers: [did] });
}

async function write(actor: Actor, plans: readonly Plan[], { emit }: Pick<Holder, 'emit'>): Promise<TrackingNumber[]> {
  const { db, system, scope, author, now: at } = actor;
  const rows = await Promise.all(plans.map(async (plan) => ({ ...plan, row: await rowOf(actor, plan) })));
  return db.transaction(async (tx) => {
    const adopted: TrackingNumber[] = [];
    for (const { wish, held, stored, row } of rows) {
      const { account: accountId, did } = wish;
      if (!stored) await requireRoom(tx, accountId, 'numbers');
      const source = await spellingOf(tx, row);
      if (!stored && !(await insertRental(tx, { ...row, source })))
        throw takenBy(actor, await findHolder(system, did), did);
      const after = stored ?? (await findNumber(tx, scope, did));
      if (!after) throw new Error('a number that was just written is not there');
      const entry = { accountId, action: 'number.adopted', subject: `number ${did}`, before: { ...held }, after };
      if (!stored) {
        await writeAudit(tx, author, entry);
        await emit(tx, { kind: 'number.added', accountId, numberId: after.id, did, at });
      }
      adopted.push(after);
    }
    return adopted;
  });
}

async function rowOf({ now }: Actor, { wish, held }: Plan) {
  const { account: accountId, did, name, source, flow } = wish;
  const parsed = parsePhoneNumberFromString(did);
  const { area } = await locateNumber(did);
  const place = { country: parsed?.country ?? '', area, type: networkOf('any', parsed?.getType()) };
  const answer = { action: 'flow', actionId: flow } as const;
  return { accountId, id: randomUUID(), did, name, source, ...place, ...answer, carrierSid: held.sid, createdAt: now };
}
