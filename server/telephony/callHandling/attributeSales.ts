import { and, eq, sql } from 'drizzle-orm';
import type { Money } from '#values/currency.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import type { EditedCall, Emit } from '../../kernel/events/happened.ts';
import { lockCalls } from '../calls/callEdits.ts';
import type { EventOf } from '../calls/callEvent.ts';
import { foldCall } from '../calls/foldCall.ts';
import { withEvents, writeSold } from './pastCalls.repository.ts';

/** What the sales of a call are worth together; null without any. */
export interface SalesOfCall {
  /** Of its row. */
  id: number;
  revenue: Money | null;
  /** By the stage of the latest; null if that says none. */
  leadStatus: LeadStatus | null;
}

/**
 * Gives calls of an account what their sales are worth, and the lead status of their latest. What somebody has changed by hand stays. What
 * follows edits of calls hears of it.
 */
export async function attributeSales(
  tx: Tx,
  { accountId, by, now }: { accountId: number; by: string; now: Date },
  sales: readonly SalesOfCall[],
  emit: Emit,
): Promise<void> {
  if (sales.length === 0) return;
  const ids = sales.map(({ id }) => id);
  const which = and(eq(calls.accountId, accountId), sql`${calls.id} = any(${sql.param(ids)}::bigint[])`);
  const held = new Map((await lockCalls(tx, which, ids.length)).map((call) => [call.id, call]));
  const soldFor = new Map(sales.map((sale) => [sale.id, sale]));
  const past = await withEvents(tx, accountId, ids);
  const sold = past.flatMap((call) => {
    const row = held.get(call.id);
    if (!row) return [];
    const version = row.version + 1;
    const { revenue: worth = null, leadStatus: status = null } = soldFor.get(call.id) ?? {};
    const payload = { version, by, revenue: worth, ...(status !== null && { leadStatus: status }) };
    const event: EventOf<'call.sold'> = { kind: 'call.sold', key: `sold-${version}`, at: now.getTime(), payload };
    const { revenue = null, leadStatus = null } = foldCall([...call.events, event]) ?? {};
    return [{ call, row, event, revenue, leadStatus }];
  });
  await writeSold(tx, sold);
  const edited = sold.flatMap(({ row, event, revenue, leadStatus }): EditedCall[] => {
    const isSame = revenue?.amount === row.revenue?.amount && revenue?.currency === row.revenue?.currency;
    const changed = [...(isSame ? [] : ['revenue']), ...(leadStatus === row.leadStatus ? [] : ['leadStatus'])];
    if (changed.length === 0 || !row.isReported) return [];
    const { uuid, did, tags } = row;
    return [{ uuid, did, version: event.payload.version, changed, tags, added: [] }];
  });
  if (edited.length > 0) await emit(tx, { kind: 'calls.edited', accountId, calls: edited, at: now });
}
