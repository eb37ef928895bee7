import type { Actor } from '../../kernel/access/actor.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { portingAccounts, purchasesOf } from './numberClaims.repository.ts';
import { holds } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { CarrierNumber } from './numberCarrier.ts';

/**
 * Refuses a number that somebody else may expect: the account that buys it or asked to port it, unless it is adopted
 * there or below, and the other installation that bought it, unless staff know better.
 * @throws AppError ALREADY-EXISTS when the user sees whose it is, or else NUMBER-NOT-HELD.
 */
export async function refuseClaimed(
  { system, visibleAccounts }: Actor,
  { account, did }: { account: number; did: string },
  { mark }: Pick<CarrierNumber, 'mark'>,
  { staff }: { staff: boolean },
): Promise<void> {
  const info = { numbers: [did] };
  const buyer = mark === null ? undefined : (await purchasesOf(system, did)).get(mark);
  if (mark !== null && buyer === undefined && !staff) throw new AppError('NUMBER-NOT-HELD', info);
  const claimants = [...(await portingAccounts(system, did)), ...(buyer === undefined ? [] : [buyer])];
  const others = [];
  for (const each of claimants) if (!(await listSubtree(system, each)).includes(account)) others.push(each);
  // Anybody can ask to port a number that is not theirs; staff check that.
  if (others.length === 0 || (staff && others.length < claimants.length)) return;
  const isVisible = others.some((each) => holds(visibleAccounts, each));
  throw new AppError(isVisible ? 'ALREADY-EXISTS' : 'NUMBER-NOT-HELD', info);
}
