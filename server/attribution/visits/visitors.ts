import type { z } from 'zod';
import type { Visitor } from '#contract/attribution/visitors.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { visitsOf } from './readVisits.ts';
import { anonymizeCalls, deleteVisitsOf, listCallsOf } from './visitors.repository.ts';

/** @throws AppError NOT-FOUND when the scope’s accounts keep nothing of the visitor. */
export async function exportVisitor({ db, scope }: Actor, visitor: string): Promise<z.input<typeof Visitor>> {
  const [visits, calls] = await Promise.all([visitsOf(db, scope, [visitor]), listCallsOf(db, scope, visitor)]);
  if (visits.length + calls.length === 0) throw new AppError('NOT-FOUND');
  return { visitor, visits, calls: calls.map(({ uuid }) => uuid) };
}

/**
 * Erases a visitor: the visits and what they were shown go, and calls keep only where they came from.
 * @throws AppError NOT-FOUND when the scope’s accounts keep nothing of the visitor.
 */
export function eraseVisitor(
  { db, scope, author }: Actor,
  visitor: string,
): Promise<{ visits: number; calls: number }> {
  return db.transaction(async (tx) => {
    const calls = await listCallsOf(tx, scope, visitor);
    const visits = await deleteVisitsOf(tx, scope, visitor);
    if (visits.length + calls.length === 0) throw new AppError('NOT-FOUND');
    await anonymizeCalls(tx, scope, { visitor, uuids: calls.map(({ uuid }) => uuid) });
    // The id itself is what was to be erased.
    for (const accountId of new Set([...visits, ...calls.map((call) => call.accountId)]))
      await writeAudit(tx, author, { accountId, action: 'visitor.erased', subject: 'visitor' });
    return { visits: visits.length, calls: calls.length };
  });
}
