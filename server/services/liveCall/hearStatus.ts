import type { CallKey } from '../../carriers/callAddresses.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import { findCallKey, lockCall } from '../../repositories/liveCalls.repository.ts';
import { isOver, type CallEvent } from './callEvent.ts';
import { writeDown } from './callRow.ts';
import { endCall } from './endCall.ts';
import type { LiveCalls } from './liveCalls.ts';

/** A leg's target, as the address of its status callback names it. */
export interface LegAddress {
  key: CallKey;
  step: number;
  targetId: string;
}

/** Writes down what the carrier says of one leg. Nothing moves: the dial's end moves the flow. */
export function hearLegStatus(calls: LiveCalls, { key, step, targetId }: LegAddress, webhook: VoiceWebhook) {
  const { params, at } = webhook;
  const payload = { leg: params.CallSid, step, targetId, status: params.CallStatus, seconds: lengthOf(webhook) };
  return hear(calls, key, { key: `leg-${params.CallSid}-${params.CallStatus}`, at, kind: 'leg.status', payload });
}

/** Writes down one event of a call, which may be over. A call that is not ours is left alone. */
async function hear(calls: LiveCalls, key: CallKey, event: CallEvent): Promise<void> {
  const changed = await calls.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    return found ? writeDown(tx, calls, found, [event]) : false;
  });
  if (changed) calls.changed(key);
}

/**
 * Writes down what the carrier says of the call itself. Its end takes it out of its flow: a flow that still waits for
 * something learns that the caller is gone.
 */
export async function hearCallStatus(calls: LiveCalls, webhook: VoiceWebhook): Promise<void> {
  const { params, at } = webhook;
  const key = await findCallKey(calls.db, params.CallSid);
  if (!key) return;
  const payload = { status: params.CallStatus, seconds: lengthOf(webhook) };
  const told: CallEvent = { key: `status-${params.CallStatus}`, at, kind: 'call.status', payload };
  const changed = await calls.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) return false;
    return isOver(params.CallStatus) ? endCall(tx, calls, found, told) : writeDown(tx, calls, found, [told]);
  });
  if (changed) calls.changed(key);
}

function lengthOf({ params }: VoiceWebhook): number | null {
  return params.CallDuration ?? null;
}
