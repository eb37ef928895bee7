import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findCreditWarning, writeCreditWarning } from './creditWarnings.repository.ts';
import { findPayer } from '../../tenancy/ledger/payers.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { requirePayer } from '../../tenancy/ledger/credit.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** Below which credit the payer of an account’s messages is warned. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function readCreditWarning(actor: Actor, account: number) {
  await requireVisible(actor, account);
  const { system } = actor;
  const { payerId, currency } = await findPayer(system, account);
  const amount = await findCreditWarning(system, payerId);
  return { below: amount === undefined ? null : { amount, currency } };
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, WRONG-STATUS when another account pays for this one. */
export async function setCreditWarning(actor: Actor, accountId: number, below: number | null) {
  await requireVisible(actor, accountId);
  const { system, author } = actor;
  await transact(system, async (tx) => {
    await requirePayer(tx, accountId);
    await writeCreditWarning(tx, accountId, below);
    const audit = { accountId, action: 'creditWarning.changed', subject: `account ${accountId}`, after: { below } };
    await writeAudit(tx, author, audit);
  });
  return readCreditWarning(actor, accountId);
}
