import { type SQL, and, eq, arrayContains, sql } from 'drizzle-orm';
import { callEvents, calls, directionCodes, stateCodes } from '../../kernel/db/schema/calls.ts';
import { leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { EditableCall, CallEdit } from './callEdit.ts';
import { toLeadStatus, toRevenue } from './listedCall.ts';

/** The calls of an account that have a tag. */
export function isTagged(accountId: number, tag: string): SQL | undefined {
  return and(eq(calls.accountId, accountId), arrayContains(calls.tags, [tag]));
}

/** The calls of an account’s source, however they spell it. */
export function isFromSource(accountId: number, source: string): SQL | undefined {
  return and(eq(calls.accountId, accountId), sql`lower(${calls.trackingSource}) = lower(${source})`);
}

/** Up to `most` calls, newest first, locked in one order, so that no two edits wait for each other. */
export async function lockCalls(tx: Tx, condition: SQL | undefined, most: number): Promise<EditableCall[]> {
  const { accountId, id, uuid, version, tags, score, notes, revenue: amount, revenueCurrency: currency } = calls;
  const { trackingSource: source, trackingNumber: did, state, direction, test, leadStatus: lead } = calls;
  const rows = await tx
    .select({
      accountId,
      id,
      uuid,
      version,
      tags,
      score,
      notes,
      amount,
      currency,
      lead,
      source,
      did,
      state,
      direction,
      test,
    })
    .from(calls)
    .where(condition)
    .orderBy(calls.accountId, calls.id)
    .limit(most)
    .for('update');
  return rows.map(
    ({ amount: sold, currency: soldIn, lead: status, state: code, direction: way, test: isTest, ...call }) => ({
      ...call,
      revenue: toRevenue(sold, soldIn),
      leadStatus: status === null ? null : toLeadStatus(status),
      isReported: stateCodes[code] === 'ended' && directionCodes[way] === 'inbound' && !isTest,
    }),
  );
}

/** Writes edits of calls that this transaction has locked, each with its event, in one statement. */
export async function writeEdits(tx: Tx, edits: readonly CallEdit[], at: Date): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map(({ call: { accountId, id }, edit, after: { revenue, leadStatus, ...after } }) => {
    const lead = leadStatus === null ? null : leadStatusCodes.indexOf(leadStatus);
    return { accountId, id, edit, ...after, revenue: revenue?.amount, currency: revenue?.currency, lead };
  });
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row("accountId" int, id bigint, tags text[], score int, notes text, revenue bigint, currency text, lead int, source text, edit jsonb)),
    changed as (
      update ${calls} set tags = given.tags, score = given.score, notes = given.notes,
        revenue = given.revenue, revenue_currency = given.currency, lead_status = given.lead, tracking_source = given.source,
        version = ${calls.version} + 1, revision = ${calls.revision} + 1
      from given where ${calls.accountId} = given."accountId" and ${calls.id} = given.id
      returning ${calls.accountId} as account_id, ${calls.uuid} as uuid, given.edit)
    insert into ${callEvents} (account_id, call_uuid, key, at, kind, payload)
      select account_id, uuid, 'edit-' || (edit ->> 'version'), ${at.toISOString()}::timestamptz, 'call.edited', edit
      from changed`);
}
