import type { SwapMedium, SwapSource } from '#values/webWords.ts';
import type { Touch } from './touch.ts';

/** What visitors see instead of a number of the page: one number, or one of a pool that is theirs for the visit. */
export type Shown = { type: 'number'; number: string } | { type: 'pool'; pool: string };

/** Which visitors see which number. */
export interface SwapRule {
  id: string;
  medium: SwapMedium;
  source: SwapSource;
  /** How the path of the landing page begins; null for every page. */
  landing: string | null;
  /** Whatever its case; null for every campaign. */
  campaign: string | null;
  /** The number of the page that it replaces (E.164); null for each of them. */
  target: string | null;
  show: Shown;
}

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
