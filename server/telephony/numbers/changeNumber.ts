import type { Actor } from '../../kernel/access/actor.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { knownNumbers } from './knownNumbers.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findFlowName } from './flowNames.repository.ts';
import { changeNumber as store, findNumber, type NumberChange } from './numbers.repository.ts';
import { spellingOf } from '../sources/spellingOf.ts';
import { AppError } from '../../kernel/appError.ts';

/** A number and the version that a change is based on. */
export interface NumberKey {
  did: string;
  version: number;
}

/** The fields to change; null as the flow hangs up, and omitted fields are unchanged. */
type Wish = Omit<NumberChange, 'action' | 'actionId'> & { flow?: string | null | undefined };

/**
 * Changes a number's details and which flow of its own account answers it.
 * @throws AppError INVALID-DID when the scope has no such number; NOT-FOUND when its account has no such flow;
 * INVALID-PAYLOAD when its fail-safe destination is a tracking number; STALE-VERSION with `{ version }` when it has
 * changed since.
 */
export async function changeNumber(
  { db, system, scope, author }: Actor,
  key: NumberKey,
  wish: Wish,
): Promise<TrackingNumber> {
  const { fallbackNumber } = wish;
  // The carrier would come back to us, who cannot be reached.
  if (fallbackNumber && (await knownNumbers(system, [fallbackNumber])).length > 0)
    throw new AppError('INVALID-PAYLOAD', [{ path: 'fallbackNumber', message: 'trackingNumber' }]);
  return db.transaction(async (tx) => {
    const before = await findNumber(tx, scope, key.did);
    if (!before) throw new AppError('INVALID-DID');
    const { flow, ...stated } = wish;
    if (flow && (await findFlowName(tx, scope, flow))?.accountId !== before.account) throw new AppError('NOT-FOUND');
    const answer: NumberChange =
      flow === undefined ? {} : { action: flow === null ? 'hangup' : 'flow', actionId: flow };
    const source =
      stated.source && (await spellingOf(tx, { accountId: before.account, id: before.id, source: stated.source }));
    const change = { ...stated, ...answer, source };
    const changed = await store(tx, scope, { id: before.id, version: key.version }, change);
    const after = await findNumber(tx, scope, key.did);
    if (!after) throw new AppError('INVALID-DID');
    if (!changed) throw new AppError('STALE-VERSION', { version: after.version });
    const action = before.actionId === after.actionId ? 'number.changed' : 'number.pointed';
    await writeAudit(tx, author, { accountId: after.account, action, subject: `number ${key.did}`, before, after });
    return after;
  });
}
