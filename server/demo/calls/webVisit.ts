import type { Device } from '#values/device.ts';
import { pickWeighted, type Random, wholeBetween } from '../seededRandom.ts';
import type { DemoSource } from '../tenant/demoAccount.ts';
import { siteOf } from './demoSites.ts';

/** The website visit that led to a call. */
export interface WebVisit {
  webSource: string;
  webMedium: string;
  webCampaign: string | null;
  webKeyword: string | null;
  webLanding: string;
  webConversion: string;
  webDevice: Device;
}

type Share = Pick<WebVisit, 'webSource' | 'webMedium'> & { weight: number };

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

/**
 * The visit behind a call to a number with this source; null for offline sources. `random` picks source and medium,
 * `details` the rest.
 */
export function webVisitOf(
  random: Random,
  details: Random,
  { source, account }: { source: DemoSource; account: string },
): WebVisit | null {
  const shares = visits[source];
  if (!shares) return null;
  const { webSource, webMedium } = pickWeighted(random, shares, ({ weight }) => weight);
  const { home, pages, keywords, campaigns } = siteOf(account);
  const isPaid = webMedium === 'paid';
  const landing = earlyOf(details, isPaid ? pages.slice(1) : pages);
  const isContact = details() < 0.35;
  return {
    webSource,
    webMedium,
    webCampaign: isPaid ? earlyOf(details, campaigns) : null,
    // Search engines tell the words of paid clicks only.
    webKeyword: isPaid && webSource !== 'facebook' ? earlyOf(details, keywords) : null,
    webLanding: home + landing,
    webConversion: home + (isContact ? '/contact' : landing),
    webDevice: earlyOf(details, ['mobile', 'desktop', 'tablet']),
  };
}

/** Sales after an answered call in minor units; null without any. */
export function saleOf(details: Random, account: string): number | null {
  if (details() > 0.16) return null;
  const { sale } = siteOf(account);
  return wholeBetween(details, Math.round(sale * 0.4), Math.round(sale * 1.9)) * 100;
}

/** An item of a list whose first ones are more frequent. */
function earlyOf<Item extends string>(random: Random, items: readonly Item[]): Item {
  return pickWeighted(
    random,
    items.map((item, at) => ({ item, weight: items.length - at })),
    ({ weight }) => weight,
  ).item;
}
