import type { z } from 'zod';
import type { MessageMoney, MoneyAmount } from '#contract/kernel/moneyAmount.ts';
import { type Micros, moneyOf } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import { listCreditors, listPayersUsers } from '../../tenancy/ledger/creditContacts.ts';
import type { TopUpOrderRow } from './autoTopUps.repository.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';

/** Queues mails. */
export interface Mailing {
  jobs: Pick<JobQueue, 'send'>;
}

interface LowCredit {
  below: z.infer<typeof MoneyAmount>;
  balance: z.infer<typeof MessageMoney>;
  ordered: z.infer<typeof MoneyAmount> | null;
}

/** Warns the payer’s users that the credit went below their limit. */
export async function mailCreditLow(tx: Tx, { jobs }: Mailing, payerId: number, low: LowCredit): Promise<void> {
  const payer = await findAccountName(tx, payerId);
  for (const { accountId, to, locale } of await listPayersUsers(tx, payerId))
    await queueMail(tx, jobs, { accountId, kind: 'creditLow', payload: { to, locale, payer, ...low } });
}

/** Tells whoever can enter it that an automatic top-up is to be paid. */
export async function mailTopUpDue(
  tx: Tx,
  { jobs }: Mailing,
  { accountId: payerId, amount, currency }: TopUpOrderRow,
  balance: Micros,
): Promise<void> {
  const due = { payer: await findAccountName(tx, payerId), amount: { amount, currency } };
  for (const { accountId, to, locale } of await listCreditors(tx, payerId)) {
    const payload = { to, locale, ...due, balance: moneyOf(balance, currency) };
    await queueMail(tx, jobs, { accountId, kind: 'topUpDue', payload });
  }
}

interface FailedTopUp {
  order: TopUpOrderRow;
  note: string;
  resumesAt: Date;
}

/** Tells the payer’s users that the payment failed, and until when nothing is ordered. */
export async function mailTopUpFailed(tx: Tx, { jobs }: Mailing, failed: FailedTopUp): Promise<void> {
  const { accountId: payerId, amount, currency } = failed.order;
  const facts = { payer: await findAccountName(tx, payerId), amount: { amount, currency }, note: failed.note };
  for (const { accountId, to, locale, timezone } of await listPayersUsers(tx, payerId)) {
    const payload = { to, locale, timezone, ...facts, resumesAt: failed.resumesAt.toISOString() };
    await queueMail(tx, jobs, { accountId, kind: 'topUpFailed', payload });
  }
}
