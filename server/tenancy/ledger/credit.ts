import type { z } from 'zod';
import type { CreditEntry, SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { microsOf, moneyOf } from '#values/sms/micros.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { creditEntries } from '../../kernel/db/schema/smsCredit.ts';
import { pageOfEntries, raiseRatesBelow, writeRate } from './ledger.repository.ts';
import { listRates } from './listRates.ts';
import { readBalance } from './payersCredit.ts';
import { findPayer, type Payer } from './payers.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { drawCredit, requireCovered } from './drawCredit.ts';
import { enterCredit } from './enterCredit.ts';

/**
 * The credit that an account draws on, with its payer’s prices. Whoever can’t see the payer gets the entries of the
 * account’s own messages.
 */
export async function readCredit(
  actor: Actor,
  account: number,
  page: { start: number; length: number },
  visible: readonly number[],
): Promise<z.input<typeof SmsCredit>> {
  await requireVisible(actor, account);
  const { system: db } = actor;
  const { payerId, currency } = await findPayer(db, account);
  const isPayer = visible.includes(payerId);
  const own = isPayer && payerId === account ? scopeOf(visible) : actor.scope;
  const [balance, rates, entries] = await Promise.all([
    readBalance(db, payerId),
    listRates(db, payerId),
    pageOfEntries(db, own, payerId, page),
  ]);
  return {
    payer: payerId,
    balance: moneyOf(balance, currency),
    rates: rates.map(({ price, ...rate }) => ({ ...rate, price: moneyOf(price, currency) })),
    entries: { recordsTotal: entries.total, recordsFiltered: entries.total, data: entries.rows.map(toEntry) },
  };
}

/**
 * Enters a top-up or a correction, which staff alone make from nothing.
 * @throws AppError WRONG-STATUS when another account pays for this one, and those of `drawCredit`.
 */
export async function topUp(
  actor: Actor,
  account: number,
  { amount, note, fromNothing }: { amount: number; note: string; fromNothing: boolean },
  emit: Emit,
) {
  await requireVisible(actor, account);
  const { author, system, now: stamp } = actor;
  return transact(system, async (tx) => {
    const payer = await requirePayer(tx, account);
    const drawn = { amount: microsOf(amount), note, userName: author.email, stamp };
    if (!fromNothing) await drawCredit(tx, emit, payer, drawn);
    const entry = await enterCredit(tx, emit, payer, {
      reason: amount > 0 ? 'topUp' : 'credit',
      kind: 'top-up',
      usedById: account,
      ...drawn,
    });
    await writeAudit(tx, author, {
      accountId: account,
      action: 'smsCredit.toppedUp',
      subject: `account ${account}`,
      after: { amount, note },
    });
    return toEntry(entry);
  });
}

interface Rate {
  country: string;
  /** Minor units, with up to four decimals. */
  price: number | null;
  refundsUndelivered: boolean;
}

/**
 * Sets or takes away a rate. One that rises takes lower ones of clients below along.
 * @throws AppError WRONG-STATUS when another account pays for this one, and, for others than staff, those of `requireCovered`.
 */
export async function setRate(
  actor: Actor,
  account: number,
  { fromNothing, ...rate }: Rate & { fromNothing: boolean },
) {
  await requireVisible(actor, account);
  const { author, system } = actor;
  return transact(system, async (tx) => {
    const payer = await requirePayer(tx, account);
    const { payerId: accountId, currency } = payer;
    const price = rate.price === null ? null : microsOf(rate.price);
    if (price !== null && !fromNothing) await requireCovered(tx, payer, { ...rate, price });
    await writeRate(tx, { accountId, ...rate, price });
    const raised = price === null ? [] : await raiseRatesBelow(tx, payer, { country: rate.country, price });
    const after = raised.length > 0 ? { ...rate, raised } : rate;
    const audit = { accountId, action: 'smsRate.changed', subject: `country ${rate.country}`, after };
    await writeAudit(tx, author, audit);
    return { ...rate, price: rate.price === null ? null : { amount: rate.price, currency } };
  });
}

/** @throws AppError WRONG-STATUS when another account pays for this one. */
export async function requirePayer(executor: Parameters<typeof findPayer>[0], account: number): Promise<Payer> {
  const payer = await findPayer(executor, account);
  if (payer.payerId !== account) throw new AppError('WRONG-STATUS', { payer: payer.payerId });
  return payer;
}

function toEntry(row: typeof creditEntries.$inferSelect): z.input<typeof CreditEntry> {
  const { id, kind, currency, messages, note, userName } = row;
  return {
    id,
    kind,
    money: moneyOf(row.amount, currency),
    balance: moneyOf(row.balance, currency),
    account: row.usedById,
    campaign: row.campaignId,
    messages,
    note,
    userName,
    stamp: row.stamp.toISOString(),
  };
}
