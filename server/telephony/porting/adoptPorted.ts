import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PortedNumber } from '#contract/telephony/porting.contract.ts';
import { isStaff } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { ownNumbers } from '../numbers/activeNumbers.ts';
import type { PortingFound } from './porting.repository.ts';
import { holds, narrowScope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { type Adopting, adoptNumbers } from '../numbers/adoptNumber.ts';
import type { NumberCarrier } from '../numbers/numberCarrier.ts';

/** Dependencies of adopting ported numbers. */
export interface AdoptingPorted extends Omit<Adopting, 'carrier' | 'scope' | 'staff'> {
  allow: Allow;
  /** Undefined without a connected carrier; then no port can be completed. */
  carrier: NumberCarrier | undefined;
}

/**
 * Makes the numbers of a request numbers of its account or of those below. Those that are there already may be left out.
 * @throws AppError MISSING-FIELD when one is not said; INVALID-PAYLOAD for one of no such request or account;
 * NOT-CONFIGURED; and what `adoptNumbers` throws.
 */
export async function adoptPorted(
  by: AdoptingPorted,
  { account, details }: Pick<PortingFound, 'account' | 'details'>,
  said: readonly PortedNumber[],
): Promise<void> {
  const { db, system, visibleAccounts, carrier, allow } = by;
  const below = found(narrowScope(visibleAccounts, await visibleBelow(by, account)));
  const asked = details.numbers.map((typed) => parsePhoneNumberFromString(typed)?.number ?? typed);
  for (const [at, number] of said.entries()) {
    if (!asked.includes(number.did)) throw invalid(`numbers.${at}.did`, 'not a number of this request');
    if (!holds(below, number.account ?? account))
      throw invalid(`numbers.${at}.account`, 'not the account of this request or one below');
  }
  const there = await ownNumbers(db, below, asked);
  if (asked.some((did) => !there.includes(did) && !said.some((number) => number.did === did)))
    throw new AppError('MISSING-FIELD', ['numbers']);
  if (!carrier) throw new AppError('NOT-CONFIGURED');
  const { author, now } = by;
  const adopting = { db, system, carrier, scope: below, visibleAccounts, author, staff: isStaff(allow), now };
  await adoptNumbers(
    adopting,
    said.map((number) => ({ ...number, account: number.account ?? account })),
  );
}

async function visibleBelow({ system, visibleAccounts }: AdoptingPorted, account: number): Promise<number[]> {
  const visible = new Set(visibleAccounts.accounts);
  return (await listSubtree(system, account)).filter((each) => visible.has(each));
}

const invalid = (path: string, message: string) => new AppError('INVALID-PAYLOAD', [{ path, message }]);
