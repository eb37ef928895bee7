import { isOver, type CallEvent } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import { findEarlyStatus, keepEarlyStatus } from './earlyStatuses.repository.ts';
import { findCallKey } from '../calls/callDirectory.ts';
import type { CallContext } from './callContext.ts';
import type { DialedTarget, StatusReport } from './carrierReport.ts';
import { changeCall } from './changeCall.ts';
import { changeByLeg, enterDial } from './enterDial.ts';
import { endCall } from './endCall.ts';
import { foldChange } from './foldChange.ts';

/** Stores the status of one leg. It may be the first word of a dial; its end is what the flow waits for. */
export async function handleLegStatusCallback(
  context: CallContext,
  { key, step, targetId }: DialedTarget,
  { at, callSid, status, ...reported }: StatusReport,
): Promise<void> {
  const payload = { leg: callSid, step, targetId, status, ...reported };
  const event: CallEvent = { key: `leg-${callSid}-${status}`, at, kind: 'leg.status', payload };
  await changeCall(context, key, async (found) => ({
    answer: undefined,
    ...(await changeByLeg(context, found, enterDial(context, found, step, at), event)),
  }));
}

/**
 * Stores the status of the call itself. A final one ends its flow, or is kept for a call that we do not know yet: it may
 * arrive before the first webhook or while that is being handled.
 */
export async function handleStatusCallback(context: CallContext, report: StatusReport): Promise<void> {
  const known = await findCallKey(context.db, report.callSid);
  if (known) return storeStatus(context, known, report);
  if (!isOver(report.status)) return;
  await keepEarlyStatus(context.db, report);
  const meanwhile = await findCallKey(context.db, report.callSid);
  if (meanwhile) await storeStatus(context, meanwhile, report);
}

/** Ends a new call whose end was reported before it was stored. */
export async function applyEarlyStatus(context: CallContext, key: CallKey, callSid: string): Promise<void> {
  const report = await findEarlyStatus(context.db, callSid);
  if (report) await storeStatus(context, key, report);
}

/** Ignores calls that are not ours. */
async function storeStatus(context: CallContext, key: CallKey, report: StatusReport): Promise<void> {
  const { at, callSid: _, status, ...reported } = report;
  const event: CallEvent = { key: `status-${status}`, at, kind: 'call.status', payload: { status, ...reported } };
  await changeCall(context, key, async (found, nextTurn) =>
    isOver(status)
      ? endCall(context, found, event, nextTurn)
      : { answer: undefined, ...(await foldChange(context, found, [event])) },
  );
}
