import { pickWeighted, type Random } from '../seededRandom.ts';
import type { DemoSource } from '../tenant/demoAccount.ts';

/** The website visit that led to a call. */
export interface WebVisit {
  webSource: string;
  webMedium: string;
}

type Share = WebVisit & { weight: number };

const visits: Partial<Record<DemoSource, readonly Share[]>> = {
  'Google Ads': [{ webSource: 'google', webMedium: 'paid', weight: 1 }],
  'Google Organic': [{ webSource: 'google', webMedium: 'organic', weight: 1 }],
  'Bing Ads': [{ webSource: 'bing', webMedium: 'paid', weight: 1 }],
  Facebook: [
    { webSource: 'facebook', webMedium: 'social', weight: 3 },
    { webSource: 'facebook', webMedium: 'paid', weight: 2 },
  ],
  Referral: [{ webSource: 'carportal.example', webMedium: 'referral', weight: 1 }],
  Website: [
    { webSource: 'google', webMedium: 'organic', weight: 5 },
    { webSource: 'direct', webMedium: 'none', weight: 3 },
    { webSource: 'bing', webMedium: 'organic', weight: 1 },
    { webSource: 'facebook', webMedium: 'social', weight: 1 },
  ],
};

/** The visit behind a call to a number with this source; null for offline sources. */
export function webVisitOf(random: Random, source: DemoSource): WebVisit | null {
  const shares = visits[source];
  if (!shares) return null;
  const { webSource, webMedium } = pickWeighted(random, shares, ({ weight }) => weight);
  return { webSource, webMedium };
}
