import type { PortingDetails } from '#values/portingWords.ts';
import { isStaff } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import type { PortingCircumstances } from '../../../src/machines/porting/porting.machine.ts';
import { portingGaps } from '../../../src/machines/porting/portingGaps.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { ownNumbers } from '../numbers/activeNumbers.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';

/** @throws AppError ALREADY-EXISTS with `{ numbers }` when some of them are already the user's. */
export async function refuseOwnNumbers(executor: Executor, scope: Scope, { numbers }: PortingDetails): Promise<void> {
  const own = await ownNumbers(executor, scope, numbers);
  if (own.length > 0) throw new AppError('ALREADY-EXISTS', { numbers: own });
}

/** The conditions for status changes: who acts, and whether the request is complete. */
export function circumstancesOf(allow: Allow, details: PortingDetails, hasInvoice: boolean): PortingCircumstances {
  return { staff: isStaff(allow), complete: portingGaps(details, hasInvoice).length === 0 };
}

/**
 * @throws AppError MISSING-FIELD with the empty fields, or INVALID-PAYLOAD with `{ path, message }` for each number
 * that cannot be dialed.
 */
export function refuseGaps(details: PortingDetails, hasInvoice: boolean): void {
  const gaps = portingGaps(details, hasInvoice);
  const missing = gaps.filter(({ problem }) => problem === 'required').map(({ path }) => path);
  if (missing.length > 0) throw new AppError('MISSING-FIELD', missing);
  if (gaps.length > 0)
    throw new AppError(
      'INVALID-PAYLOAD',
      gaps.map(({ path }) => ({ path, message: 'is no number that can be dialled' })),
    );
}
