import type { Account, Invitation } from '#contract/accounts.contract.ts';
import { writeAudit } from '../../repositories/auditLog.repository.ts';
import { AppError } from '../appError.ts';
import { sendSignup } from '../signup/sendSignup.ts';
import type { AccountWrite } from './accountWrite.ts';
import { readAccount } from './readAccount.ts';

/**
 * Emails a new signup link to the owner of an invited account; previous links end.
 * @throws AppError NOT-FOUND when the scope has no such account or it is not invited; ALREADY-EXISTS.
 */
export function inviteOwner(write: AccountWrite, id: number, invitation: Invitation): Promise<Account> {
  return write.db.transaction(async (tx) => {
    const before = await readAccount(tx, write.scope, id);
    if (before.status !== 'invited') throw new AppError('NOT-FOUND');
    await sendSignup(tx, write, id, invitation);
    const after = await readAccount(tx, write.scope, id);
    const entry = { accountId: id, action: 'account.invited', subject: `account ${id}`, before, after };
    await writeAudit(tx, write.author, entry);
    return after;
  });
}
