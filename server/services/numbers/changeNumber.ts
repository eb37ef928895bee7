import type { TrackingNumber } from '#contract/numbers.contract.ts';
import type { Db, Tx } from '../../db/executor.ts';
import { type Author, writeAudit } from '../../repositories/auditLog.repository.ts';
import { findFlow } from '../../repositories/flows.repository.ts';
import { changeNumber as store, findNumber, type NumberChange } from '../../repositories/numbers.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';

/** Which number, as it was read. */
export interface NumberKey {
  did: string;
  version: number;
}

/**
 * Changes what is said of a number; what is not given stays.
 * @throws AppError INVALID-DID when the scope has no such number; STALE-VERSION with `{ version }` when it changed since.
 */
export function changeNumber(
  db: Db,
  scope: Scope,
  author: Author,
  key: NumberKey,
  change: Omit<NumberChange, 'action' | 'actionId'>,
): Promise<TrackingNumber> {
  return db.transaction((tx) => apply(tx, { scope, author, key, change, action: 'number.changed' }));
}

/**
 * Lets a number be answered by a flow of its own account, or by hanging up with null.
 * @throws AppError INVALID-DID, STALE-VERSION, or NOT-FOUND when the account has no such flow.
 */
export function pointNumber(
  db: Db,
  scope: Scope,
  author: Author,
  key: NumberKey,
  flow: string | null,
): Promise<TrackingNumber> {
  return db.transaction(async (tx) => {
    if (flow !== null && !(await findFlow(tx, scope, flow))) throw new AppError('NOT-FOUND');
    const change: NumberChange = { action: flow === null ? 'hangup' : 'flow', actionId: flow };
    return apply(tx, { scope, author, key, change, action: 'number.pointed' });
  });
}

interface Change {
  scope: Scope;
  author: Author;
  key: NumberKey;
  change: NumberChange;
  action: string;
}

async function apply(tx: Tx, { scope, author, key, change, action }: Change): Promise<TrackingNumber> {
  const before = await findNumber(tx, scope, key.did);
  if (!before) throw new AppError('INVALID-DID');
  const changed = await store(tx, scope, { id: before.id, version: key.version }, change);
  const after = await findNumber(tx, scope, key.did);
  if (!after) throw new AppError('INVALID-DID');
  if (!changed) throw new AppError('STALE-VERSION', { version: after.version });
  await writeAudit(tx, author, { accountId: after.account, action, subject: `number ${key.did}`, before, after });
  return after;
}
