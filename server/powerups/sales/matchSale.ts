import type { z } from 'zod';
import type { RecordedSale } from '#contract/powerups/sales.contract.ts';
import { givenOrderId } from '#values/sale.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { reattribute } from './recordSales.ts';
import { findSoldCall, listSaleRows, lockSale, lockSales, type SaleRow, setCall } from './sales.repository.ts';

type Answer = z.input<typeof RecordedSale>;

const mostListed = 200;

export async function listSales(
  { db, scope }: Actor,
  { matched }: { matched?: 'yes' | 'no' | undefined },
): Promise<Answer[]> {
  const isMatched = matched === undefined ? undefined : matched === 'yes';
  return (await listSaleRows(db, scope, { matched: isMatched, most: mostListed })).map(toSale);
}

/**
 * Says which call a sale comes from, whatever an upload found.
 * @throws AppError NOT-FOUND for a sale or a call that the account doesn’t have.
 */
export function matchSale(
  { db, scope, author, now }: Actor,
  { uuid, call }: { uuid: string; call: string | null },
  emit: Emit,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const { accountId } = found(await lockSale(tx, scope, uuid));
    await lockSales(tx, accountId);
    const before = found(await lockSale(tx, scope, uuid));
    const none = { callId: null, callUuid: null };
    const chosen = call === null ? none : found(await findSoldCall(tx, accountId, call));
    const after = { ...before, ...chosen, byHand: true };
    await setCall(tx, before, after);
    const callIds = [before, after].flatMap(({ callId }) => callId ?? []);
    await reattribute(tx, { accountId, by: author.email, now }, callIds, emit);
    const entry = { accountId, action: 'sale.matched', subject: `sale ${uuid}` };
    await writeAudit(tx, author, { ...entry, before: { call: before.callUuid }, after: { call } });
    await notifyLive(tx, accountId, { kind: 'calls.changed', uuid });
    return toSale(after);
  });
}

function toSale(row: SaleRow): Answer {
  const { id: uuid, accountId: account, orderId, phone, soldAt, amount, currency, stage, callUuid: call, byHand } = row;
  return {
    uuid,
    account,
    orderId: givenOrderId(orderId),
    phone,
    date: soldAt.toISOString(),
    value: amount === null || currency === null ? null : { amount, currency },
    stage,
    call,
    byHand,
  };
}
