import type { SwapRule } from '#values/website.ts';
import type { Touch } from './touch.ts';

export type SwapTouch = Pick<Touch, 'source' | 'medium' | 'campaign' | 'landing'>;

/** Whether the rule is for visitors who come this way. */
export function matches({ medium, source, landing, campaign }: SwapRule, touch: SwapTouch): boolean {
  return (
    (medium === 'any' || medium === touch.medium) &&
    (source === 'any' || source === touch.source) &&
    (landing === null || pathOf(touch.landing).startsWith(landing)) &&
    (campaign === null || campaign.toLowerCase() === touch.campaign?.toLowerCase())
  );
}

/** The first rule for a number of the page. Visitors who let nothing be stored get no number of a pool. */
export function ruleFor(
  rules: readonly SwapRule[],
  touch: SwapTouch,
  { target, known }: { target: string; known: boolean },
): SwapRule | undefined {
  return rules.find(
    (rule) =>
      (rule.target === null || rule.target === target) &&
      (known || rule.show.type === 'number') &&
      matches(rule, touch),
  );
}

/** The path of a stored page, `shop.example/roofs`. */
function pathOf(page: string): string {
  const slash = page.indexOf('/');
  return slash < 0 ? '/' : page.slice(slash);
}
