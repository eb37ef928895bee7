import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import { isOver, type CallEvent } from '../../calls/callEvent.ts';
import { foldLegs } from '../../calls/foldLegs.ts';
import type { StepReport } from './carrierReport.ts';

/** The call events in a report, whatever the flow makes of them. Their keys deduplicate retries. */
export function reportedEvents({ dial, messageSeconds, at }: StepReport, step: number): CallEvent[] {
  if (dial) return [{ key: `dial-${step}`, at, kind: 'dial.ended', payload: { step, ...dial } }];
  if (messageSeconds === null) return [];
  return [{ key: `message-${step}`, at, kind: 'message.left', payload: { step, seconds: messageSeconds } }];
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
  const gone = isOver(callStatus);
  switch (pending.type) {
    case 'say':
      return gone ? { type: 'CALLER_HUNG_UP', at } : { type: 'SAID', at };
    case 'gather':
      if (gone) return { type: 'CALLER_HUNG_UP', at };
      return digits ? { type: 'DIGITS', at, digits } : { type: 'NO_INPUT', at };
    case 'dial': {
      const legs = legResults(events, step);
      const bridged = legs.some(({ outcome }) => outcome === 'answered');
      return gone && !bridged ? { type: 'CALLER_HUNG_UP', at } : { type: 'LEGS_ENDED', at, legs };
    }
    case 'record':
      return { type: 'RECORDED', at, seconds: messageSeconds ?? 0 };
    case 'tag':
    case 'rotate':
    case 'hangup':
      return null;
  }
}

function legResults(events: readonly CallEvent[], step: number): LegResult[] {
  return foldLegs(events)
    .filter((leg) => leg.step === step)
    .map(({ target, outcome, talkSeconds }) => ({
      targetId: target.id,
      outcome: outcome === 'ringing' ? 'no-answer' : outcome,
      talkSeconds,
    }));
}
