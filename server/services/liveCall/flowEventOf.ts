import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import type { VoiceWebhook } from '../../carriers/voiceWebhook.ts';
import { isOver, type CallEvent } from './callEvent.ts';
import { foldLegs } from './foldLegs.ts';

/** The facts that an action webhook brings, whatever the flow makes of them. Their keys make a retry the same event. */
export function actionFacts({ params, at }: VoiceWebhook, step: number): CallEvent[] {
  if (params.DialCallStatus !== undefined) {
    const payload = {
      step,
      leg: params.DialCallSid ?? null,
      status: params.DialCallStatus,
      seconds: params.DialCallDuration ?? 0,
      bridged: params.DialBridged ?? null,
    };
    return [{ key: `dial-${step}`, at, kind: 'dial.ended', payload }];
  }
  if (params.RecordingDuration === undefined) return [];
  const payload = { step, seconds: params.RecordingDuration };
  return [{ key: `message-${step}`, at, kind: 'message.left', payload }];
}

/**
 * What an action webhook means to the flow that waits for `waiting`. A caller who is gone hung up, unless what is told
 * was finished: a bridge or a message.
 */
export function flowEventOf(
  waiting: Effect,
  { params, at }: VoiceWebhook,
  { step, events }: { step: number; events: readonly CallEvent[] },
): FlowEvent | undefined {
  const gone = isOver(params.CallStatus);
  switch (waiting.type) {
    case 'say':
      return gone ? { type: 'CALLER_HUNG_UP', at } : { type: 'SAID', at };
    case 'gather':
      if (gone) return { type: 'CALLER_HUNG_UP', at };
      return params.Digits ? { type: 'DIGITS', at, digits: params.Digits } : { type: 'NO_INPUT', at };
    case 'dial': {
      const legs = legResults(events, step);
      const bridged = legs.some(({ outcome }) => outcome === 'answered');
      return gone && !bridged ? { type: 'CALLER_HUNG_UP', at } : { type: 'LEGS_ENDED', at, legs };
    }
    case 'record':
      return { type: 'RECORDED', at, seconds: params.RecordingDuration ?? 0 };
    default:
      return undefined;
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
