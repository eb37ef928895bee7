import type { FlowEvent } from '#flows/core/events.ts';
import type { RecordedRun } from '#values/flow/recordedRun.ts';
import { answersOf } from './answers.ts';
import { type CallEvent, ofKind } from './callEvent.ts';
import { movesOf } from './flowMoves.ts';
import { factsOf } from './factsOf.ts';

/**
 * What a call's flow knew and heard, from the call's events; null if no flow answered. A flow hears of an answer when the
 * conversation is over, so the answers are put in where they happened.
 */
export function recordedRun(events: readonly CallEvent[]): RecordedRun | null {
  const start = ofKind(events, 'call.started')[0];
  if (!start?.payload.flow) return null;
  const answers = answersOf(events).filter(({ at }) => at >= start.at);
  const moves = movesOf(events);
  const heard = moves.flatMap(({ payload }, index): FlowEvent[] => {
    const next = moves[index + 1]?.payload.step ?? Infinity;
    const answered = answers.filter(({ step }) => step >= payload.step && step < next);
    return [
      ...payload.heard,
      ...answered.map(({ target, at }) => ({ type: 'LEG_ANSWERED' as const, at, targetId: target.id })),
    ];
  });
  const { tags, ...facts } = factsOf(start.payload, start.at);
  return { facts: { ...facts, ...(tags && { tags: [...tags] }) } as RecordedRun['facts'], events: heard };
}
