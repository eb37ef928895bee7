import { isOver, type CallEvent } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import { findCallSid } from '../calls/callDirectory.ts';
import { findSilentCalls } from './silentCalls.repository.ts';
import type { CallCarrier, CarrierCall } from './callCarrier.ts';
import type { CallContext } from './callContext.ts';
import { changeCall } from './changeCall.ts';
import { endCall } from './endCall.ts';
import { findUnknownCalls } from './findUnknownCalls.ts';
import { tryAll } from '../../kernel/tryAll.ts';
import { settleCalls } from './settleCalls.ts';

/** After this long in one step of its flow, a call's carrier is asked about it. */
const suspiciousMs = 3 * 60_000;

/** Asks the carrier about whatever lost callbacks left open. */
export async function reconcileCalls(context: CallContext, carrier: CallCarrier, now: Date): Promise<void> {
  const questions = [endSilentCalls, settleCalls, findUnknownCalls];
  await tryAll(questions, (ask) => ask(context, carrier, now));
}

/**
 * Asks the carrier about calls that have been silent for minutes, and ends those that are over. One that the carrier
 * does not know stays for `closeSilentCalls`: it may be another carrier's.
 * @throws the first error of the carrier, after all calls were tried.
 */
async function endSilentCalls(context: CallContext, carrier: CallCarrier, now: Date): Promise<void> {
  const before = new Date(now.getTime() - suspiciousMs);
  await tryAll(await findSilentCalls(context.db, before), (key) => reconcile(context, carrier, key, now));
}

async function reconcile(context: CallContext, carrier: CallCarrier, key: CallKey, now: Date): Promise<void> {
  const callSid = await findCallSid(context.db, key);
  const call = callSid === undefined ? null : await carrier.find(callSid);
  if (call === null || call.status === null || !isOver(call.status)) return;
  const { status, seconds } = call;
  const length = lengthOf(call);
  await changeCall(context, key, (found, nextTurn) => {
    const at = length === null ? now.getTime() : found.call.dateStart.getTime() + length;
    const end: CallEvent = { key: `status-${status}`, at, kind: 'call.status', payload: { status, seconds } };
    return endCall(context, found, end, nextTurn);
  });
}

/** From its arrival to its end, in ms; null if the carrier doesn't say. */
function lengthOf({ startedAt, endedAt }: CarrierCall): number | null {
  return startedAt === null || endedAt === null ? null : endedAt - startedAt;
}
