import type { FlowEvent } from '#flows/core/events.ts';
import type { CallEvent } from '../../calls/callEvent.ts';
import type { CallKey } from '../../calls/callKey.ts';
import type { CallResponse } from '../../calls/callResponse.ts';
import type { Tx } from '../../db/executor.ts';
import { findResponse, storeResponse } from '../../repositories/callEvents.repository.ts';
import { lockCall, nextRotation, putLiveCall, type LiveCallRow } from '../../repositories/liveCalls.repository.ts';
import { AppError } from '../appError.ts';
import { appendEvents } from './appendEvents.ts';
import type { CallContext } from './callContext.ts';
import { currentResponse, positionOf } from './callResponse.ts';
import { advanceRun } from './callRun.ts';
import type { StepReport } from './carrierReport.ts';
import { flowEventOf, reportedEvents } from './flowEventOf.ts';
import { keepRecording } from './keepRecording.ts';

/**
 * Advances a call by one step. A retry gets the response it got before; a report of an earlier step is stored, changes
 * nothing and gets the current response.
 * @throws AppError NOT-FOUND when the call is not ours.
 */
export async function advanceCall(
  context: CallContext,
  key: CallKey,
  step: number,
  report: StepReport,
): Promise<CallResponse> {
  let changed = false;
  const response = await context.db.transaction(async (tx) => {
    const found = await lockCall(tx, key);
    if (!found) throw new AppError('NOT-FOUND');
    const stored = await findResponse(tx, key.accountId, report.webhookKey);
    if (stored) return stored;
    const kept = report.recording ? await keepRecording(tx, context, key, report.recording) : [];
    const reported = [...reportedEvents(report, step), ...kept];
    const { live, events } = found;
    const moved =
      live?.step === step ? await advanceFlow(tx, context, live, report, [...events, ...reported]) : undefined;
    changed = await appendEvents(tx, context, found, moved ? [...reported, moved.event] : reported);
    const current = currentResponse({ call: found.call, live: moved?.live ?? live });
    await storeResponse(tx, key.accountId, report.webhookKey, current);
    return current;
  });
  if (changed) context.changed(key);
  return response;
}

async function advanceFlow(tx: Tx, context: CallContext, live: LiveCallRow, report: StepReport, events: CallEvent[]) {
  const pending = positionOf(live).effects.at(-1);
  const event = pending && flowEventOf(pending, report, { step: live.step, events });
  return event ? moveLiveCall(tx, context, live, event) : undefined;
}

/** Advances a live call by one event and stores its new position. Undefined when the current node ignores the event. */
export async function moveLiveCall(
  tx: Tx,
  context: CallContext,
  live: LiveCallRow,
  event: FlowEvent,
): Promise<{ live: LiveCallRow; event: CallEvent } | undefined> {
  const { accountId, flowId, flowVersion } = live;
  const flow = await context.flows.get(tx, { accountId, flowId, version: flowVersion });
  const moved = await advanceRun(flow, {
    position: positionOf(live),
    step: live.step,
    event,
    nextRotation: (nodeId) => nextRotation(tx, accountId, flowId, nodeId),
  });
  if (!moved) return undefined;
  const { step } = moved.fact;
  const stored: LiveCallRow = { ...live, snapshot: moved.position, step, updatedAt: new Date(event.at) };
  await putLiveCall(tx, stored);
  return { live: stored, event: { key: `step-${step}`, at: event.at, kind: 'flow.moved', payload: moved.fact } };
}
