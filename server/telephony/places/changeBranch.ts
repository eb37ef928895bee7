import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Branch } from '#contract/telephony/branches.contract.ts';
import type { BranchDetails } from '#values/places/branchDetails.ts';
import { parseDialString } from '#values/dialString.ts';
import { isDialable } from '#values/numberPlan.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { numbersBlockedFor } from '../blocking/numbersBlockedFor.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { deleteBranch, insertBranch, isCodeTaken, lockBranch, updateBranch } from './branches.repository.ts';
import { findLocation } from './locations.repository.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { toBranch } from './toPlaces.ts';

type Answer = z.input<typeof Branch>;

/**
 * Creates a branch.
 * @throws AppError ALREADY-EXISTS when the code is taken, LIMIT-REACHED,
 * NO-VALID-TARGETS with `{ numbers }`, NOT-FOUND for an unknown location.
 */
export function createBranch(by: Actor, accountId: number, details: BranchDetails): Promise<Answer> {
  const { db, author } = by;
  return db.transaction(async (tx) => {
    await check(tx, by, details);
    await requireRoom(tx, accountId, 'branches');
    const branch = await insertBranch(tx, { ...details, accountId, id: randomUUID() });
    if (!branch) throw new AppError('ALREADY-EXISTS', { code: details.code });
    const after = toBranch(branch);
    const entry = { accountId, action: 'branch.created', subject: `branch ${branch.id}` };
    await writeAudit(tx, author, { ...entry, after });
    return after;
  });
}

/** Changes a branch. @throws AppError as `createBranch`, NOT-FOUND, STALE-VERSION with `{ version }`. */
export function changeBranch(
  by: Actor,
  id: string,
  { version, ...details }: BranchDetails & { version: number },
): Promise<Answer> {
  const { db, scope, author } = by;
  return db.transaction(async (tx) => {
    const before = found(await lockBranch(tx, scope, id));
    if (before.version !== version) throw new AppError('STALE-VERSION', { version: before.version });
    await check(tx, by, details);
    const { accountId } = before;
    if (await isCodeTaken(tx, accountId, id, details.code))
      throw new AppError('ALREADY-EXISTS', { code: details.code });
    const branch = await updateBranch(tx, before, details);
    if (!branch) throw new Error('a locked branch is gone');
    const after = toBranch(branch);
    const entry = { accountId, action: 'branch.changed', subject: `branch ${id}` };
    await writeAudit(tx, author, { ...entry, before: toBranch(before), after });
    return after;
  });
}

/** Deletes a branch and its assignments. @throws AppError NOT-FOUND. */
export function removeBranch({ db, scope, author }: Actor, id: string): Promise<Answer> {
  return db.transaction(async (tx) => {
    const branch = found(await lockBranch(tx, scope, id));
    await deleteBranch(tx, branch);
    const before = toBranch(branch);
    const { accountId } = branch;
    await writeAudit(tx, author, { accountId, action: 'branch.deleted', subject: `branch ${id}`, before });
    return before;
  });
}

async function check(tx: Tx, { system, scope }: Actor, { targets, locationId }: BranchDetails): Promise<void> {
  if (locationId !== null && !(await findLocation(tx, scope, locationId))) throw new AppError('NOT-FOUND');
  const numbers = targets.map(({ number }) => parseDialString(number)?.number ?? number);
  const refused = new Set([...(await knownNumbers(system, numbers)), ...(await numbersBlockedFor(tx, scope))]);
  const wrong = numbers.filter((number) => !isDialable(number) || refused.has(number));
  if (wrong.length > 0) throw new AppError('NO-VALID-TARGETS', { numbers: wrong });
}
