import type { DialTarget } from '#flows/core/effects.ts';
import type { CallEvent } from './callEvent.ts';
import { foldDials } from './foldLegs.ts';

/** A leg that was put through. */
export interface Answer {
  /** The step of its dial. */
  step: number;
  target: DialTarget;
  /** When it was picked up, as its leg says. Epoch ms. */
  at: number;
}

/** Who answered a call and when. Its legs, activity and replay all tell this time. */
export function answersOf(events: readonly CallEvent[]): Answer[] {
  return foldDials(events, 'none').flatMap(({ step, legs }) =>
    legs.flatMap(({ target, at, outcome, ringSeconds }) =>
      outcome === 'answered' && ringSeconds !== null ? [{ step, target, at: at + ringSeconds * 1000 }] : [],
    ),
  );
}
