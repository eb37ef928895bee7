import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type BlockedRow, deleteBlocked, findCallerOf, insertBlocked } from './blockedCallers.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';

type Answer = z.input<typeof BlockedCaller>;

export interface Block {
  account: number;
  caller: string;
  name: string;
  call: string | null;
}

/**
 * Blocks a number for an account and those below it.
 * @throws AppError ALREADY-EXISTS when the account already blocks it.
 */
export function blockNumber({ db, author, now }: Actor, block: Block): Promise<Answer> {
  const { account: accountId, caller, name, call: callUuid } = block;
  return db.transaction(async (tx) => {
    const row = { accountId, id: randomUUID(), caller, name, callUuid, createdBy: author.email, createdAt: now };
    const blocked = await insertBlocked(tx, row);
    if (!blocked) throw new AppError('ALREADY-EXISTS');
    const after = toBlocked(blocked);
    await writeAudit(tx, author, { accountId, action: 'caller.blocked', subject: `caller ${caller}`, after });
    return after;
  });
}

/**
 * Blocks the caller of a call.
 * @throws AppError NOT-FOUND when the account has no such call, NUMBER-NOT-FOUND when its caller withheld the number,
 * ALREADY-EXISTS.
 */
export async function blockCallerOf(
  actor: Actor,
  { account, call }: { account: number; call: string },
): Promise<Answer> {
  const caller = await findCallerOf(actor.db, actor.scope, call);
  if (caller === undefined) throw new AppError('NOT-FOUND');
  if (caller === null) throw new AppError('NUMBER-NOT-FOUND');
  return blockNumber(actor, { account, caller, name: '', call });
}

/** @throws AppError NOT-FOUND when the account has no such block. */
export function unblock({ db, scope, author }: Actor, id: string): Promise<Answer> {
  return db.transaction(async (tx) => {
    const row = found(await deleteBlocked(tx, scope, id));
    const before = toBlocked(row);
    const { accountId, caller } = row;
    await writeAudit(tx, author, { accountId, action: 'caller.unblocked', subject: `caller ${caller}`, before });
    return before;
  });
}

export function toBlocked({ accountId: account, callUuid: call, createdAt, ...rest }: BlockedRow): Answer {
  return { ...rest, account, call, createdAt: createdAt.toISOString() };
}
