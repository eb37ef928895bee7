import { nationalNumber, readableNumber } from '#values/numberPlan.ts';
import type { PageNumber } from '#values/website.ts';
import type { Swap } from '../../../src/attribution/numberForm.ts';
import { ruleFor, type SwapTouch } from '../../../src/attribution/swapRules.ts';
import type { ServedWebsite } from '../websites/servedWebsites.ts';

/** What the snippet gets for a number of the page. */
export interface ServedSwap extends Swap {
  /** How it is replaced. */
  as: Omit<PageNumber, 'number'>;
}

/** A number of the page with what it shows: a number, or one of a pool. */
export interface ChosenSwap {
  page: PageNumber;
  show: { number: string } | { pool: string };
}

/** What each number of a website becomes for visitors who come this way; numbers that stay are left out. */
export function choose({ website }: Pick<ServedWebsite, 'website'>, touch: SwapTouch, known: boolean): ChosenSwap[] {
  return website.numbers.flatMap((page): ChosenSwap[] => {
    const rule = ruleFor(website.rules, touch, { target: page.number, known });
    if (!rule) return [];
    return [{ page, show: rule.show.type === 'pool' ? { pool: rule.show.pool } : { number: rule.show.number } }];
  });
}

export function toServed({ number, ...as }: PageNumber, to: string): ServedSwap {
  return {
    from: number,
    fromLocal: nationalNumber(number),
    to,
    toLocal: nationalNumber(to),
    toGlobal: readableNumber(to),
    as,
  };
}
