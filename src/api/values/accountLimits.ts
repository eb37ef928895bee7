/** What an account may have of each thing that costs room, money or attention. */
export const limitNames = [
  'numbers',
  'keys',
  'exporters',
  'flows',
  'flowBytes',
  'reviews',
  'reports',
  'lists',
  'listRows',
  'audioFiles',
  'locations',
  'branches',
  'cannedReplies',
  'mails',
  'views',
  'streams',
  'websites',
  'webhooks',
  'measurements',
  'hooks',
  'alertRules',
  'smartTags',
  'followUps',
] as const;
export type LimitName = (typeof limitNames)[number];

/** An account's plan, or `none` without one. */
type PlanName = 'none' | 'starter' | 'agency' | 'custom';

const MiB = 1024 * 1024;

/**
 * The usual limits by plan. `flowBytes` is the JSON of one flow, `reviews` are open links, `listRows` the rows of all lists,
 * `mails` those of a day to addresses that somebody chose, `views` and `streams` those of one user.
 */
const usual: Record<LimitName, Record<PlanName, number>> = {
  numbers: { none: 100, starter: 25, agency: 250, custom: 2000 },
  keys: { none: 20, starter: 10, agency: 50, custom: 200 },
  exporters: { none: 100, starter: 100, agency: 100, custom: 500 },
  flows: { none: 500, starter: 200, agency: 1000, custom: 5000 },
  flowBytes: { none: 8 * MiB, starter: 8 * MiB, agency: 16 * MiB, custom: 48 * MiB },
  reviews: { none: 200, starter: 100, agency: 500, custom: 2000 },
  reports: { none: 50, starter: 20, agency: 100, custom: 500 },
  lists: { none: 200, starter: 100, agency: 500, custom: 2000 },
  listRows: { none: 2_000_000, starter: 1_000_000, agency: 5_000_000, custom: 20_000_000 },
  audioFiles: { none: 500, starter: 500, agency: 500, custom: 2000 },
  locations: { none: 50, starter: 50, agency: 50, custom: 200 },
  branches: { none: 1000, starter: 1000, agency: 1000, custom: 5000 },
  cannedReplies: { none: 200, starter: 200, agency: 200, custom: 500 },
  mails: { none: 1000, starter: 500, agency: 5000, custom: 20_000 },
  views: { none: 200, starter: 200, agency: 200, custom: 500 },
  streams: { none: 20, starter: 20, agency: 20, custom: 50 },
  websites: { none: 100, starter: 20, agency: 200, custom: 1000 },
  webhooks: { none: 50, starter: 10, agency: 50, custom: 200 },
  measurements: { none: 50, starter: 10, agency: 50, custom: 200 },
  hooks: { none: 100, starter: 20, agency: 100, custom: 500 },
  alertRules: { none: 100, starter: 50, agency: 200, custom: 1000 },
  smartTags: { none: 100, starter: 50, agency: 100, custom: 200 },
  followUps: { none: 50, starter: 20, agency: 50, custom: 200 },
};

export function usualLimit(plan: Exclude<PlanName, 'none'> | null, name: LimitName): number {
  return usual[name][plan ?? 'none'];
}
