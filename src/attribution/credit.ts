import type { CreditModel } from '#values/creditModel.ts';
import { isDirect, isInner, type Touch } from './touch.ts';

export interface Credit<Counted> {
  touch: Counted;
  /** Above 0; all of a call add up to 1. */
  share: number;
}

/** Shares the credit for a call among its touches, oldest first; a way within the website counts only where nothing else does. Empty without any. */
export function creditOf<Counted extends Pick<Touch, 'rule'>>(
  given: readonly Counted[],
  model: CreditModel,
): Credit<Counted>[] {
  const telling = given.filter((touch) => !isInner(touch));
  const touches = telling.length > 0 ? telling : given.slice(-1);
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
