import type { z } from 'zod';
import type { AutoTopUp, autoTopUps, TopUpOrder } from '#contract/messaging/autoTopUps.contract.ts';
import { microsOf } from '#values/sms/micros.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  findAutoTopUp,
  findLastOrder,
  findOpenOrder,
  findOrder,
  listRested,
  type TopUpOrderRow,
  writeAutoTopUp,
} from './autoTopUps.repository.ts';
import { lockCredit } from '../../tenancy/ledger/payersCredit.ts';
import { findPayer } from '../../tenancy/ledger/payers.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { requirePayer } from '../../tenancy/ledger/credit.ts';
import { drawCredit } from '../../tenancy/ledger/drawCredit.ts';
import { enterCredit } from '../../tenancy/ledger/enterCredit.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import type { Mailing } from './creditMails.ts';
import { stepTopUps } from './stepTopUps.ts';

/** The automatic top-ups of an account’s payer. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function readAutoTopUp(actor: Actor, account: number): Promise<z.input<typeof AutoTopUp>> {
  await requireVisible(actor, account);
  const { system, now } = actor;
  const { payerId, currency } = await findPayer(system, account);
  const [settings, last] = [await findAutoTopUp(system, payerId), await findLastOrder(system, payerId)];
  const until = settings?.suspendedUntil ?? null;
  return {
    active: settings?.active ?? false,
    below: settings ? { amount: settings.below, currency } : null,
    amount: settings ? { amount: settings.amount, currency } : null,
    suspendedUntil: until && until > now ? until.toISOString() : null,
    lastOrder: last ? toOrder(last) : null,
    version: settings?.version ?? 0,
  };
}

type Settings = z.output<typeof autoTopUps.setAutoTopUp.body>;

/** @throws AppError ACCESS_DENIED_ACCOUNT, WRONG-STATUS when another account pays for this one, STALE-VERSION. */
export async function setAutoTopUp(
  actor: Actor,
  accountId: number,
  { version, ...settings }: Settings,
  jobs: Mailing['jobs'],
) {
  await requireVisible(actor, accountId);
  const { system, author, now } = actor;
  await transact(system, async (tx) => {
    const payer = await requirePayer(tx, accountId);
    const balance = await lockCredit(tx, payer);
    const before = await findAutoTopUp(tx, accountId);
    if ((before?.version ?? 0) !== version) throw new AppError('STALE-VERSION', { version: before?.version ?? 0 });
    await writeAutoTopUp(tx, { accountId, ...settings, version: version + 1 });
    const event = settings.active ? 'on' : 'off';
    await stepTopUps(tx, { jobs }, payer, { event, balance, now });
    const audit = { accountId, action: 'autoTopUp.changed', subject: `account ${accountId}` };
    await writeAudit(tx, author, { ...audit, before: before ?? null, after: settings });
  });
  return readAutoTopUp(actor, accountId);
}

interface Ending {
  outcome: 'paid' | 'failed';
  note: string;
  /** Whether the user may make credit from nothing; otherwise it is drawn. */
  fromNothing: boolean;
}

/**
 * Enters the payment of an open order in the ledger, or records that it failed; each order ends once.
 * @throws AppError NOT-FOUND, WRONG-STATUS when it is not open any more, and those of `drawCredit`.
 */
export async function endTopUpOrder(
  actor: Actor,
  { accountId, id }: TopUpOrderRow,
  { outcome, note, fromNothing }: Ending,
  { emit, jobs }: Pick<MessageContext, 'emit' | 'jobs'>,
) {
  const { author, db, system, scope, now } = actor;
  await transact(system, async (tx) => {
    // Who does not pay for itself any more can still be told that a payment failed.
    const payer = outcome === 'paid' ? await requirePayer(tx, accountId) : await asPayer(tx, accountId);
    const asked = found(await findOrder(tx, scope, id));
    const drawn = { amount: microsOf(asked.amount), note, userName: author.email, stamp: now };
    if (outcome === 'paid' && !fromNothing) await drawCredit(tx, emit, payer, drawn);
    const balance = await lockCredit(tx, payer);
    const order = await findOpenOrder(tx, accountId);
    if (order?.id !== id) throw new AppError('WRONG-STATUS');
    if (outcome === 'failed') await stepTopUps(tx, { jobs }, payer, { event: 'failed', balance, note, now });
    else
      await enterCredit(tx, emit, payer, {
        reason: 'paid',
        kind: 'top-up',
        amount: microsOf(order.amount),
        usedById: accountId,
        note,
        userName: author.email,
        stamp: now,
      });
    const audit = { accountId, action: `topUpOrder.${outcome}`, subject: `account ${accountId}` };
    await writeAudit(tx, author, { ...audit, after: { order: id, amount: order.amount, note } });
  });
  const ended = found(await findOrder(db, scope, id));
  return toOrder(ended);
}

/** Ends suspensions whose time is over, which orders a top-up where the credit is still low. */
export async function resumeTopUps({ db, jobs }: Mailing & { db: Db }, now: Date): Promise<void> {
  for (const accountId of await listRested(db, now))
    await transact(db, async (tx) => {
      const payer = await findPayer(tx, accountId);
      if (payer.payerId !== accountId) return;
      await stepTopUps(tx, { jobs }, payer, { event: 'time', balance: await lockCredit(tx, payer), now });
    });
}

const asPayer = async (tx: Tx, payerId: number) => ({ ...(await findPayer(tx, payerId)), payerId });

export function toOrder(row: TopUpOrderRow): z.input<typeof TopUpOrder> {
  const { id: uuid, accountId: account, amount, currency, status, note, openedAt, endedAt } = row;
  return {
    uuid,
    account,
    money: { amount, currency },
    status,
    note,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
