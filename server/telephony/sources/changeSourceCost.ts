import type { z } from 'zod';
import type { SourceCost } from '#contract/telephony/sources.contract.ts';
import type { Money } from '#values/currency.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import {
  currencyOfAccount,
  deleteSourceCost,
  findSourceCost,
  type SourceCostRow,
  writeSourceCost,
} from './sourceCosts.repository.ts';
import { isSourceOf } from './sources.repository.ts';
import { spellingOf } from './spellingOf.ts';

interface Change {
  account: number;
  source: string;
  month: string;
  /** Null if nothing was spent, or nobody knows. */
  cost: Money | null;
}

/**
 * Says what an account spent on a source in a month.
 * @throws AppError ACCESS_DENIED_ACCOUNT; NOT-FOUND when no number and no call has the source; WRONG-CURRENCY with `{ currency }`.
 */
export function changeSourceCost({ db, scope, author, now }: Actor, change: Change): Promise<Change> {
  const { account, month, cost } = change;
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    if (!(await isSourceOf(tx, account, change.source))) throw new AppError('NOT-FOUND');
    const currency = await currencyOfAccount(tx, account);
    if (cost && cost.currency !== currency) throw new AppError('WRONG-CURRENCY', { currency });
    const place = { account, month, source: await spellingOf(tx, { accountId: account, source: change.source }) };
    const row = await findSourceCost(tx, place);
    const before = row ? costOf(row) : null;
    if (before?.amount === cost?.amount && before?.currency === cost?.currency) return { ...place, cost };
    if (cost) await writeSourceCost(tx, { ...toRow(place), ...cost, changedBy: author.email, changedAt: now });
    else await deleteSourceCost(tx, place);
    const entry = { accountId: account, action: 'sourceCost.changed', subject: `source ${place.source} ${month}` };
    await writeAudit(tx, author, { ...entry, before: { cost: before }, after: { cost } });
    return { ...place, cost };
  });
}

const toRow = ({ account: accountId, month, source }: Omit<Change, 'cost'>) => ({ accountId, month, source });

const costOf = ({ amount, currency }: SourceCostRow): Money => ({ amount, currency });

export function toSourceCost(row: SourceCostRow): z.input<typeof SourceCost> {
  const { accountId: account, source, month, changedBy, changedAt } = row;
  return { account, source, month, cost: costOf(row), changedBy, changedAt: changedAt.toISOString() };
}
