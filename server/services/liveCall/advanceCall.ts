import type { FlowEvent } from '#flows/core/events.ts';
import type { CallKey } from '../../carriers/callAddresses.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import type { Tx } from '../../db/executor.ts';
import { findReply, keepReply } from '../../repositories/callEvents.repository.ts';
import { lockCall, putLiveCall, takeTurn, type LiveCallRow } from '../../repositories/liveCalls.repository.ts';
import { AppError } from '../appError.ts';
import type { CallEvent } from './callEvent.ts';
import { writeDown } from './callRow.ts';
import { actionFacts, flowEventOf } from './flowEventOf.ts';
import { moveOn } from './flowStep.ts';
import type { LiveCalls } from './liveCalls.ts';
import { positionOf, replyOf } from './replyOf.ts';

/**
 * Takes a call one step further and answers what the carrier is to do next. A retry gets the answer it got before; a
 * webhook of an earlier step is written down, moves nothing and gets the answer of where the call stands.
 * @throws AppError NOT-FOUND when the call is not ours.
 */
export async function advanceCall(
  calls: LiveCalls,
  key: CallKey,
  step: number,
  webhook: VoiceWebhook,
): Promise<string> {
  let changed = false;
  const answer = await calls.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) throw new AppError('NOT-FOUND');
    const answered = await findReply(tx, key.accountId, webhook.replyKey);
    if (answered !== undefined) return answered;
    const facts = actionFacts(webhook, step);
    const { live, events } = found;
    const moved = live?.step === step ? await stepFlow(tx, calls, live, webhook, [...events, ...facts]) : undefined;
    changed = await writeDown(tx, calls, found, moved ? [...facts, moved.event] : facts);
    const reply = replyOf(calls, key, { call: found.call, live: moved?.live ?? live });
    await keepReply(tx, key.accountId, webhook.replyKey, reply);
    return reply;
  });
  if (changed) calls.changed(key);
  return answer;
}

async function stepFlow(tx: Tx, calls: LiveCalls, live: LiveCallRow, webhook: VoiceWebhook, events: CallEvent[]) {
  const waiting = positionOf(live).effects.at(-1);
  const event = waiting && flowEventOf(waiting, webhook, { step: live.step, events });
  return event && moveLiveCall(tx, calls, live, event);
}

/** Moves a live call by one event and stores where it stands. Undefined when the event means nothing there. */
export async function moveLiveCall(
  tx: Tx,
  calls: LiveCalls,
  live: LiveCallRow,
  event: FlowEvent,
): Promise<{ live: LiveCallRow; event: CallEvent } | undefined> {
  const { accountId, flowId, flowVersion } = live;
  const flow = await calls.flows.get(tx, { accountId, flowId, version: flowVersion });
  const moved = await moveOn(flow, {
    position: positionOf(live),
    step: live.step,
    event,
    takeTurn: (nodeId) => takeTurn(tx, accountId, flowId, nodeId),
  });
  if (!moved) return undefined;
  const { step } = moved.fact;
  const stored: LiveCallRow = { ...live, snapshot: moved.position, step, updatedAt: new Date(event.at) };
  await putLiveCall(tx, stored);
  return { live: stored, event: { key: `step-${step}`, at: event.at, kind: 'flow.moved', payload: moved.fact } };
}
