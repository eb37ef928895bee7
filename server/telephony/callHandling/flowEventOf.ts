import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import { isOver, type CallEvent } from '../calls/callEvent.ts';
import { shortestMessage } from '../calls/foldCall.ts';
import { foldDials, type FoldedDial } from '../calls/foldLegs.ts';
import type { StepReport } from './carrierReport.ts';

/** The call events in a report, whatever the flow makes of them. Their keys deduplicate retries. */
export function reportedEvents(
  { dial, messageSeconds, callStatus, recording, at }: StepReport,
  step: number,
): CallEvent[] {
  if (dial) {
    const payload = { step, ...dial, ...(isGone(callStatus) && { callerGone: true }) };
    return [{ key: `dial-${step}`, at, kind: 'dial.ended', payload }];
  }
  if (messageSeconds === null) return [];
  const stayed = !isGone(callStatus) && { callerStayed: true };
  const payload = { step, seconds: messageSeconds, ...(recording && { sid: recording.sid }), ...stayed };
  return [{ key: `message-${step}`, at, kind: 'message.left', payload }];
}

/**
 * The flow event for a report while the flow waits for `pending`; null for an effect that no flow waits for. If the
 * caller is gone, they hung up, unless a bridge or message was completed.
 */
export function flowEventOf(
  pending: Effect,
  { callStatus, digits, messageSeconds, at }: StepReport,
  { step, events }: { step: number; events: readonly CallEvent[] },
): FlowEvent | null {
  const gone = isGone(callStatus);
  switch (pending.type) {
    case 'say':
      return gone ? { type: 'CALLER_HUNG_UP', at } : { type: 'SAID', at };
    case 'gather':
      if (gone) return { type: 'CALLER_HUNG_UP', at };
      return digits ? { type: 'DIGITS', at, digits } : { type: 'NO_INPUT', at };
    case 'dial': {
      const dial = foldDials(events, 'none').find((each) => each.step === step);
      const bridged = dial?.bridged === true;
      if (gone && !bridged) return { type: 'CALLER_HUNG_UP', at };
      return { type: 'LEGS_ENDED', at, legs: (dial?.legs ?? []).flatMap(legResult), ...(bridged && { bridged }) };
    }
    case 'record': {
      const seconds = messageSeconds ?? 0;
      return gone && seconds < shortestMessage ? { type: 'CALLER_HUNG_UP', at } : { type: 'RECORDED', at, seconds };
    }
    case 'tag':
    case 'sendText':
    case 'rotate':
    case 'findBranch':
    case 'hangup':
      return null;
  }
}

function isGone(callStatus: StepReport['callStatus']): boolean {
  return callStatus !== null && isOver(callStatus);
}

function legResult({ target, outcome, talkSeconds }: FoldedDial['legs'][number]): LegResult[] {
  return outcome === 'ringing' || outcome === 'unknown' ? [] : [{ targetId: target.id, outcome, talkSeconds }];
}
