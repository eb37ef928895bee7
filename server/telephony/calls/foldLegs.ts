import type { DialTarget } from '#flows/core/effects.ts';
import type { CallEvent, CarrierStatus } from './callEvent.ts';
import {
  answeredAt,
  type Dial,
  dialsOf,
  lastStatus,
  legEndedWith,
  rangMs,
  type RingAttempt,
  whisperSeconds,
} from './dials.ts';
import { candidates, isBridged } from './winner.ts';

/** A target that was rung. Times are epoch ms, durations whole seconds. */
export interface Leg {
  step: number;
  target: DialTarget;
  at: number;
  /** `unknown` when the callback that would tell was lost, and nothing else does. */
  outcome: 'answered' | 'busy' | 'no-answer' | 'failed' | 'canceled' | 'ringing' | 'unknown';
  /** Null when unknown. */
  ringSeconds: number | null;
  /** Time bridged: the leg's length minus what it heard before it was connected. */
  talkSeconds: number;
}

/** A dial with its legs in the order of its targets. */
export interface FoldedDial {
  step: number;
  legs: Leg[];
  /** Whether somebody was connected, even if nothing tells which target. */
  bridged: boolean;
  talkSeconds: number;
}

/**
 * Folds events into a call's dials and their legs, in the order they rang. Any order and repetition of the same events
 * gives the same legs, and losing one callback never gives a false one. Once the call is over, no leg rings any more.
 */
export function foldDials(events: readonly CallEvent[], end: 'none' | 'reported' | 'lost'): FoldedDial[] {
  return dialsOf(events).map((dial) => foldDial(dial, end));
}

function foldDial(dial: Dial, end: 'none' | 'reported' | 'lost'): FoldedDial {
  const possible = isBridged(dial) ? candidates(dial) : [];
  const winner = possible.length === 1 ? possible[0] : undefined;
  const legs = dial.targets.map((attempt) => foldLeg(dial, attempt, { winner, possible, end }));
  const talkSeconds = winner ? talkOf(dial, winner) : (dial.ended?.payload.seconds ?? 0);
  return { step: dial.step, legs, bridged: possible.length > 0, talkSeconds: possible.length > 0 ? talkSeconds : 0 };
}

interface Known {
  winner: RingAttempt | undefined;
  possible: readonly RingAttempt[];
  end: 'none' | 'reported' | 'lost';
}

function foldLeg(dial: Dial, attempt: RingAttempt, known: Known): Leg {
  const { winner, possible } = known;
  const isOpen = winner === undefined && possible.includes(attempt);
  const outcome = attempt === winner ? 'answered' : isOpen ? 'unknown' : outcomeOf(dial, attempt, known);
  const ringEnd = answeredAt(attempt) ?? lastStatus(attempt)?.at ?? legEndedWith(dial, attempt === winner);
  const ringMs = rangMs(attempt) ?? (ringEnd === undefined || !dial.isDated ? undefined : ringEnd - dial.dialedAt);
  const isRinging = outcome === 'ringing' || (outcome === 'canceled' && ringEnd === undefined);
  return {
    step: dial.step,
    target: attempt.target,
    at: dial.dialedAt,
    outcome,
    ringSeconds: ringMs === undefined ? (isRinging ? 0 : null) : Math.max(0, wholeSeconds(ringMs)),
    talkSeconds: attempt === winner ? talkOf(dial, attempt) : 0,
  };
}

/** The outcome of a leg that was not connected. */
function outcomeOf(dial: Dial, attempt: RingAttempt, { winner, end }: Known): Leg['outcome'] {
  const status = lastStatus(attempt)?.payload.status ?? onlyStatus(dial, attempt);
  switch (status) {
    case 'busy':
    case 'failed':
    case 'canceled':
      return status;
    case 'completed':
    case 'no-answer':
      return 'no-answer';
    default:
      if (dial.ended || winner) return 'unknown';
      if (end === 'none') return 'ringing';
      // The end of its only leg would have ended the dial, so the caller left while it rang.
      return end === 'reported' && dial.targets.length === 1 ? 'canceled' : 'unknown';
  }
}

/** What the end of a dial tells about its only leg. With several, it does not tell which one it is about. */
function onlyStatus({ ended, targets }: Dial, attempt: RingAttempt): CarrierStatus | null | undefined {
  if (!ended || targets.length > 1) return undefined;
  const { status, callerGone } = ended.payload;
  return callerGone && status === 'no-answer' && answeredAt(attempt) === undefined ? 'canceled' : status;
}

function talkOf({ ended }: Dial, attempt: RingAttempt): number {
  const length = ended?.payload.seconds ?? lastStatus(attempt)?.payload.seconds ?? 0;
  return Math.max(0, length - whisperSeconds(attempt, ended));
}

function wholeSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}
