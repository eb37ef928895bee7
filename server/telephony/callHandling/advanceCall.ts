import type { FlowEvent } from '#flows/core/events.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { LiveCallRow } from './callStates.repository.ts';
import { found } from '../../kernel/found.ts';
import type { CallContext } from './callContext.ts';
import { enterDial } from './enterDial.ts';
import { currentResponse, positionOf } from './callResponse.ts';
import { advanceRun, type NextRotation } from './callRun.ts';
import { prepareDial } from './prepareDial.ts';
import type { StepReport } from './carrierReport.ts';
import { changeCall } from './changeCall.ts';
import { flowEventOf, reportedEvents } from './flowEventOf.ts';
import { foldChange } from './foldChange.ts';
import { branchFinder } from '../places/branchFinder.ts';
import { textWrites } from './textWrites.ts';
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
  const { webhookKey, recording } = report;
  const response = await changeCall(
    context,
    key,
    async (found, nextTurn) => {
      const { call } = found;
      const { live, entered, texts: dialed } = enterDial(context, found, step, report.at);
      const events = [...found.events, ...entered];
      const answered = found.response ?? currentResponse(found);
      // Only what is stored tells a retry from a late report.
      if (found.response || (found.remembered && live?.step !== step)) return { answer: answered };
      const kept = recording ? keepRecording(context, key, recording) : undefined;
      const reported = [...reportedEvents(report, step), ...(kept?.events ?? [])];
      const moved = await advanceFlow(context, live, { step, report, events: [...events, ...reported], nextTurn });
      const answer = moved ? currentResponse({ call, live: moved.live }) : answered;
      const fresh = [...entered, ...reported, ...(moved ? [moved.event] : [])];
      const { change, also = [] } = await foldChange(context, found, fresh, {
        ...(entered.length > 0 && { live }),
        ...(moved && { live: moved.live }),
        response: { key: webhookKey, value: answer },
      });
      const { caller: to, trackingNumber: did } = call;
      const texts = moved && to !== null ? textWrites(context, { to, did }, moved.live) : [];
      return { answer, ...(change && { change }), also: [...(kept ? [kept.write] : []), ...dialed, ...texts, ...also] };
    },
    webhookKey,
  );
  return found(response);
}

interface Advance {
  step: number;
  report: StepReport;
  events: CallEvent[];
  nextTurn: NextRotation;
}

async function advanceFlow(
  context: CallContext,
  live: LiveCallRow | null,
  { step, report, events, nextTurn }: Advance,
): Promise<Move | undefined> {
  if (live?.step !== step) return undefined;
  const pending = positionOf(live).effects.at(-1);
  const event = pending && flowEventOf(pending, report, { step, events });
  return event ? moveLiveCall(context, live, event, nextTurn) : undefined;
}

/** A new position of a live call, and the event to store for it. */
interface Move {
  live: LiveCallRow;
  event: CallEvent;
}

/** Advances a live call by one event. Undefined when the current node ignores the event. */
export async function moveLiveCall(
  context: CallContext,
  live: LiveCallRow,
  event: FlowEvent,
  nextRotation: NextRotation,
): Promise<Move | undefined> {
  const { accountId, flowId, flowVersion, step } = live;
  const position = positionOf(live);
  const findBranch = branchFinder(context, accountId, position.run.context.facts?.caller ?? null);
  const pin = { accountId, flowId, version: flowVersion, others: position.others };
  const flow = await context.flows.get(context.db, pin);
  const answers = { nextRotation, findBranch };
  const next = await advanceRun(flow, { position, step, event, answers });
  if (!next) return undefined;
  const moved = await prepareDial(flow, next, { at: event.at, answers });
  const { fact } = moved;
  return {
    live: { ...live, snapshot: moved.position, step: fact.step, updatedAt: new Date(event.at) },
    event: { key: `step-${fact.step}`, at: event.at, kind: 'flow.moved', payload: fact },
  };
}
