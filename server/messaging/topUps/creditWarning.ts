import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findCreditWarning, writeCreditWarning } from './creditWarnings.repository.ts';
import { findPayer } from '../../tenancy/ledger/payers.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { requirePayer } from '../../tenancy/ledger/credit.ts';
import type { Messaging } from '../messages/messagingBy.ts';

/** Below which credit the payer of an account’s messages is warned. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function readCreditWarning(messaging: Messaging, account: number) {
  await requireVisible(messaging, account);
  const { db } = messaging.context;
  const { payerId, currency } = await findPayer(db, account);
  const amount = await findCreditWarning(db, payerId);
  return { below: amount === undefined ? null : { amount, currency } };
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, WRONG-STATUS when another account pays for this one. */
export async function setCreditWarning(messaging: Messaging, accountId: number, below: number | null) {
  await requireVisible(messaging, accountId);
  const { author, context } = messaging;
  await transact(context.db, async (tx) => {
    await requirePayer(tx, accountId);
    await writeCreditWarning(tx, accountId, below);
    const audit = { accountId, action: 'creditWarning.changed', subject: `account ${accountId}`, after: { below } };
    await writeAudit(tx, author, audit);
  });
  return readCreditWarning(messaging, accountId);
}
