import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PortedNumber } from '#contract/telephony/porting.contract.ts';
import { isStaff } from '#values/permissions.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { ownNumbers } from '../numbers/activeNumbers.ts';
import type { PortingFound } from './porting.repository.ts';
import { holds, narrowScope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { adoptNumbers } from '../numbers/adoptNumber.ts';
import type { NumberCarrier } from '../numbers/numberCarrier.ts';

/**
 * Makes the numbers of a request numbers of its account or of those below. Those that are there already may be left out.
 * @throws AppError MISSING-FIELD when one is not said; INVALID-PAYLOAD for one of no such request or account;
 * NOT-CONFIGURED; and what `adoptNumbers` throws.
 */
export async function adoptPorted(
  actor: Actor,
  { account, details }: Pick<PortingFound, 'account' | 'details'>,
  stated: readonly PortedNumber[],
  { carrier, emit }: { carrier: NumberCarrier | null; emit: Emit },
): Promise<void> {
  const { db, visibleAccounts, principal } = actor;
  const below = found(narrowScope(visibleAccounts, await visibleBelow(actor, account)));
  const asked = details.numbers.map((typed) => parsePhoneNumberFromString(typed)?.number ?? typed);
  for (const [at, number] of stated.entries()) {
    if (!asked.includes(number.did)) throw invalid(`numbers.${at}.did`, 'not a number of this request');
    if (!holds(below, number.account ?? account))
      throw invalid(`numbers.${at}.account`, 'not the account of this request or one below');
  }
  const there = await ownNumbers(db, below, asked);
  if (asked.some((did) => !there.includes(did) && !stated.some((number) => number.did === did)))
    throw new AppError('MISSING-FIELD', ['numbers']);
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  const wishes = stated.map((number) => ({ ...number, account: number.account ?? account }));
  await adoptNumbers({ ...actor, scope: below }, wishes, { carrier, staff: isStaff(principal.allow), emit });
}

async function visibleBelow({ system, visibleAccounts }: Actor, account: number): Promise<number[]> {
  const visible = new Set(visibleAccounts.accounts);
  return (await listSubtree(system, account)).filter((each) => visible.has(each));
}

const invalid = (path: string, message: string) => new AppError('INVALID-PAYLOAD', [{ path, message }]);
