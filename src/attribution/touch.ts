import type { TouchRule } from '#values/website.ts';

/** Where a visit comes from. */
export interface Touch {
  source: string;
  /** `none`, `organic`, `paid`, `referral`, `social`, `email`, `ai`, `sms`, or a campaign’s own word. */
  medium: string;
  campaign: string | null;
  /** `utm_term`. */
  keyword: string | null;
  content: string | null;
  /** The platform’s ids of the click, by parameter in lower case. */
  clickIds: Record<string, string>;
  /** The page at which the visit began, without what is not kept of its query. */
  landing: string;
  /** The host that sent the visitor; null without one. */
  referrer: string | null;
  rule: TouchRule;
  /** What the rule saw: `gclid`, `utm_source=newsletter`, `google.com.au`. */
  evidence: string;
}

/** Whether the touch says nothing new: a way within the site, or back from a page that takes payments. */
export const isInner = ({ rule }: Pick<Touch, 'rule'>): boolean => rule === 'internal' || rule === 'passed-through';

export const isDirect = ({ rule }: Pick<Touch, 'rule'>): boolean => rule === 'direct';
