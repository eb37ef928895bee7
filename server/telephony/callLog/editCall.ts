import type { Actor } from '../../kernel/access/actor.ts';
import { and } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { callEdits } from '#contract/telephony/callEdits.contract.ts';
import { editedCalls, editOf, sidesOf } from '../calls/callEdit.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { isChosen, isOutbound } from './callEdits.repository.ts';
import { lockCalls, writeEdits } from '../calls/callEdits.ts';
import { findCall } from './calls.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

type Change = z.output<typeof callEdits.changeCall.body>;

/**
 * Changes the notes, tags, score, revenue or lead status of a call. An edit that changes nothing is not kept.
 * @throws AppError NOT-FOUND, STALE-VERSION with `{ version }`, WRONG-CURRENCY with `{ currency }`.
 */
export function editCall(
  { db, scope, author, now }: Actor,
  { uuid, direction, timezone }: { uuid: string; direction?: 'outbound'; timezone: string },
  { version, ownLeadStatus: leadStatus, ...change }: Change,
  emit: Emit,
): Promise<Call> {
  return db.transaction(async (tx) => {
    const which = and(isChosen(scope, { uuids: [uuid] }), direction && isOutbound);
    const call = found((await lockCalls(tx, which, 1))[0]);
    if (call.version !== version) throw new AppError('STALE-VERSION', { version: call.version });
    const currency = change.revenue ? (await findCall(tx, scope, uuid, timezone))?.currency : undefined;
    if (change.revenue && change.revenue.currency !== currency)
      throw new AppError('WRONG-CURRENCY', { currency: currency ?? null });
    const written = editOf(call, { ...change, leadStatus }, { by: author.email });
    if (written) {
      await writeEdits(tx, [written], now);
      const { accountId } = call;
      const entry = { accountId, action: 'call.changed', subject: `call ${uuid}`, ...sidesOf(written.edit) };
      await writeAudit(tx, author, entry);
      await notifyLive(tx, accountId, { kind: 'call.changed', uuid });
      await emit(tx, { kind: 'calls.edited', accountId, calls: editedCalls([written]), at: now });
    }
    const after = found(await findCall(tx, scope, uuid, timezone));
    return after;
  });
}
