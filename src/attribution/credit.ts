import type { Touch } from './touch.ts';
import { isDirect, isInner } from './touch.ts';

/** Which touches of a journey get the credit for a call. */
export const creditModels = ['first', 'last', 'lastNonDirect', 'linear', 'firstAndLast'] as const;
export type CreditModel = (typeof creditModels)[number];

/** A touch, and when it was (epoch ms). */
export interface DatedTouch extends Touch {
  at: number;
}

export interface Credit {
  touch: DatedTouch;
  /** Above 0; all of a call add up to 1. */
  share: number;
}

const dayMs = 86_400_000;

/**
 * The touches that count for a call, oldest first: those within the window before it that say something new. A direct
 * visit never replaces a source that is known: it counts only where nothing else does.
 */
export function countedTouches(touches: readonly DatedTouch[], at: number, windowDays: number): DatedTouch[] {
  const telling = touches
    .filter((touch) => !isInner(touch) && touch.at <= at && touch.at > at - windowDays * dayMs)
    .toSorted((one, other) => one.at - other.at);
  return telling.length > 0
    ? telling
    : touches
        .filter((touch) => touch.at <= at)
        .toSorted((a, b) => a.at - b.at)
        .slice(-1);
}

/** Shares the credit for a call among its counted touches, oldest first. Empty without any. */
export function creditOf(touches: readonly DatedTouch[], model: CreditModel): Credit[] {
  const [first, last] = [touches[0], touches.at(-1)];
  if (!first || !last) return [];
  switch (model) {
    case 'first':
      return [{ touch: first, share: 1 }];
    case 'last':
      return [{ touch: last, share: 1 }];
    case 'lastNonDirect':
      return [{ touch: touches.findLast((touch) => !isDirect(touch)) ?? last, share: 1 }];
    case 'linear':
      return touches.map((touch) => ({ touch, share: 1 / touches.length }));
    case 'firstAndLast':
      return touches.length === 1
        ? [{ touch: first, share: 1 }]
        : [
            { touch: first, share: 0.5 },
            { touch: last, share: 0.5 },
          ];
  }
}
