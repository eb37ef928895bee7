import type { DialTarget } from '#flows/core/effects.ts';
import { isOver, ofKind, type CallEvent, type EventOf } from './callEvent.ts';

/** A target that was rung. Times are epoch ms, durations whole seconds. */
export interface Leg {
  step: number;
  target: DialTarget;
  at: number;
  outcome: 'answered' | 'busy' | 'no-answer' | 'failed' | 'canceled' | 'ringing';
  ringSeconds: number;
  /** Time bridged: the leg's length minus what it heard before it was connected. */
  talkSeconds: number;
}

/**
 * Folds events into a call's legs, in the order they rang. Any order and repetition of the same events gives the same
 * legs: a leg's end overrides earlier states, and each time is the earliest reported.
 */
export function foldLegs(events: readonly CallEvent[]): Leg[] {
  const dials = ofKind(events, 'flow.moved').flatMap(({ at, payload: { step, dial } }) =>
    dial ? [dialOf(events, { step, dialedAt: at, ...dial })] : [],
  );
  return dials.toSorted((a, b) => a.step - b.step).flatMap((dial) => dial.targets.map((rung) => foldLeg(dial, rung)));
}

interface Rung {
  target: DialTarget;
  statuses: EventOf<'leg.status'>[];
  whispers: EventOf<'leg.whisper'>[];
}

interface Dial {
  step: number;
  dialedAt: number;
  heard: boolean;
  targets: Rung[];
  ended: EventOf<'dial.ended'> | undefined;
}

function dialOf(
  events: readonly CallEvent[],
  { step, dialedAt, heard, targets }: { step: number; dialedAt: number; heard: boolean; targets: DialTarget[] },
): Dial {
  const rung = targets.map((target) => ({
    target,
    statuses: ofKind(events, 'leg.status').filter(({ payload }) => isThis(payload, step, target.id)),
    whispers: ofKind(events, 'leg.whisper').filter(({ payload }) => isThis(payload, step, target.id)),
  }));
  const ended = ofKind(events, 'dial.ended').find(({ payload }) => payload.step === step);
  return { step, dialedAt, heard, targets: rung, ended };
}

function foldLeg(dial: Dial, rung: Rung): Leg {
  const { statuses, whispers } = rung;
  const over = statuses.filter(({ payload }) => isOver(payload.status)).toSorted((a, b) => (a.key < b.key ? -1 : 1))[0];
  const answeredAt = earliest(statuses.filter(({ payload }) => payload.status === 'in-progress'));
  const reached = isBridged(dial, rung) && (!dial.heard || whispers.some(({ payload }) => payload.phase === 'heard'));
  const rangAt = earliest(statuses) ?? dial.dialedAt;
  return {
    step: dial.step,
    target: rung.target,
    at: rangAt,
    outcome: reached ? 'answered' : unansweredAs(over, dial.ended),
    ringSeconds: Math.max(0, seconds((answeredAt ?? over?.at ?? dial.ended?.at ?? rangAt) - rangAt)),
    talkSeconds: reached ? talkOf(dial, rung, over?.payload.seconds ?? 0) : 0,
  };
}

/** The dial's own result decides once it is known; until then an answered leg counts as bridged. */
function isBridged({ ended, targets }: Dial, rung: Rung): boolean {
  if (!ended)
    return rung.statuses.some(({ payload }) => payload.status === 'in-progress' || payload.status === 'completed');
  const { leg, bridged, status } = ended.payload;
  if (!(bridged ?? status === 'completed')) return false;
  const winner = targets.find((other) => other.statuses.some(({ payload }) => payload.leg === leg)) ?? targets[0];
  return winner === rung;
}

function unansweredAs(
  over: EventOf<'leg.status'> | undefined,
  ended: EventOf<'dial.ended'> | undefined,
): Leg['outcome'] {
  const status = over?.payload.status ?? ended?.payload.status;
  switch (status) {
    case 'busy':
    case 'failed':
    case 'canceled':
      return status;
    case 'completed':
    case 'no-answer':
      return 'no-answer';
    default:
      return 'ringing';
  }
}

function talkOf({ ended }: Dial, { whispers }: Rung, legSeconds: number): number {
  const started = earliest(whispers.filter(({ payload }) => payload.phase === 'started'));
  const heard = earliest(whispers.filter(({ payload }) => payload.phase === 'heard'));
  const whispered = started !== undefined && heard !== undefined ? seconds(heard - started) : 0;
  return Math.max(0, (ended?.payload.seconds ?? legSeconds) - Math.max(0, whispered));
}

function isThis(payload: { step: number; targetId: string }, step: number, targetId: string): boolean {
  return payload.step === step && payload.targetId === targetId;
}

function earliest(events: readonly CallEvent[]): number | undefined {
  return events.length === 0 ? undefined : Math.min(...events.map(({ at }) => at));
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}
