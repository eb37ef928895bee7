import { z } from 'zod';
import { callFilter, DateView } from '#values/callFilter.ts';
import { AccountId } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';
import { compared, countedAt, Counts, earlier, ReportComparison, reportOf, RowActions } from '../kernel/reportShape.ts';
import { CostRow } from './costRow.ts';
import { WebModels } from './webModels.ts';

/**
 * One bucket of the time and day report. `label` depends on the view: `2026-11-21` (days), `2026-11` (months), `0`–`23`
 * (hours) or `1`–`7`, Monday first (weekdays), all in the requested time zone. Empty buckets are included.
 */
export const TimeDayRow = z.object({ label: z.string(), ...Counts }).meta({ id: 'TimeDayRow' });
export type TimeDayRow = z.infer<typeof TimeDayRow>;

/** One cell of the heat map: calls that began in this hour (0–23) of this weekday (1–7, Monday first). */
export const HeatCell = z
  .object({ weekday: z.number().int(), hour: z.number().int(), total: z.number().int(), answer: z.number().int() })
  .meta({ id: 'HeatCell' });
export type HeatCell = z.infer<typeof HeatCell>;

const voicemails = z.number().int().describe('Those among the missed calls that have a message');

/** Key figures. Averages are in seconds: duration over all calls, talk time over answered ones. */
export const Summary = z
  .object({ total: z.number().int(), ...Counts, avgDuration: z.number(), avgTalk: z.number() })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof Summary>;

/** The calls of one tracking source. The average is in seconds. */
export const SourceRow = z
  .object({ source: z.string(), total: z.number().int(), ...Counts, avgDuration: z.number() })
  .meta({ id: 'SourceRow' });
export type SourceRow = z.infer<typeof SourceRow>;

/**
 * The calls of one group. `name` is text to show; `account` is set if all of them belong to one account. Calls without
 * sales count no revenue, and each currency has its own sum.
 */
export const GroupRow = z
  .object({
    name: z.string(),
    account: AccountId.nullable(),
    total: z.number().int(),
    newCallers: z.number().int(),
    answered: z.number().int(),
    missed: z.number().int(),
    voicemail: voicemails,
    abandoned: z.number().int(),
    avgDuration: z.number(),
    revenue: z.array(MoneyAmount),
    actions: RowActions,
  })
  .meta({ id: 'GroupRow' });
export type GroupRow = z.infer<typeof GroupRow>;

/**
 * What the calls of a top ten have in common. A call counts under each of its tags; if `tags` narrow a report, only these are
 * groups.
 */
export const GroupType = z.enum(['number', 'source', 'account', 'area', 'tag', 'landing']);
export type GroupType = z.infer<typeof GroupType>;

/** The lengths of calls that are over, in seconds, from the shortest. */
export const DurationLabel = z.enum(['0-30', '31-60', '61-120', '121-180', '181-300', '301-600', '601-']);
export type DurationLabel = z.infer<typeof DurationLabel>;

/** How many calls lasted this long, and their share of all in percent. */
export const DurationRow = z
  .object({ label: DurationLabel, num: z.number().int(), percent: z.number() })
  .meta({ id: 'DurationRow' });
export type DurationRow = z.infer<typeof DurationRow>;

/** Calls of one bucket by outcome; labels as in `TimeDayRow`. */
export const MissedRow = z
  .object({
    label: z.string(),
    answered: z.number().int(),
    abandoned: z.number().int(),
    missed: z.number().int(),
    voicemail: voicemails,
  })
  .meta({ id: 'MissedRow' });
export type MissedRow = z.infer<typeof MissedRow>;

/**
 * A node of the tree of keys that callers pressed: `digits` are the keys from the first menu on, `name` is that of the
 * last one. Nodes with the same keys but other names are of different menus.
 */
export const IvrRow = z
  .object({
    name: z.string(),
    digits: z.string(),
    tot: z.number().int(),
    answer: z.number().int(),
    missed: z.number().int(),
    voicemail: voicemails,
    abandoned: z.number().int(),
    avgDuration: z.number(),
    actions: RowActions,
  })
  .meta({ id: 'IvrRow' });
export type IvrRow = z.infer<typeof IvrRow>;

/**
 * What an insight looks at: every seven days (labelled by their first), sources, hours of the day (`0`–`23`), who or what was
 * rung, or callers who called more than once.
 */
export const Insight = z.enum(['trend', 'sources', 'hours', 'answering', 'repeat']);
export type Insight = z.infer<typeof Insight>;

export const InsightRow = z
  .object({
    label: z.string(),
    total: z.number().int(),
    answered: z.number().int(),
    missed: z.number().int(),
    voicemail: voicemails,
    abandoned: z.number().int(),
    newCallers: z.number().int(),
    actions: RowActions,
  })
  .meta({ id: 'InsightRow' });
export type InsightRow = z.infer<typeof InsightRow>;

/**
 * What a summary is compared with: as many days before, or the same weekdays of recent weeks or 52 weeks ago. For a day
 * in progress, `weekday` compares up to the current quarter of an hour.
 */
const Comparison = z.enum([...ReportComparison.options, 'weekday']);

const read = { method: 'GET', access: 'session', roles: [], keyScope: 'reports:read' } as const;
const filters = z.object({ ...callFilter, ...compared });
const { account: _account, ...filterOfOne } = callFilter;

export const reports = {
  getTimeAndDay: endpoint({
    ...read,
    path: '/v2/reports/timeday2/',
    summary: 'Count calls by hour, weekday, day or month in a time zone, with a weekday × hour heat map',
    query: filters,
    response: z.object({ ...reportOf(TimeDayRow).shape, heat: z.array(HeatCell) }),
  }),
  getSummary: endpoint({
    ...read,
    path: '/v2/reports/summary2/',
    summary: 'Total the selected calls, and those of the days they are compared with',
    query: z.object({ ...callFilter, compare: Comparison.default('previous') }),
    response: z.object({ countedAt, now: Summary, before: Summary }),
  }),
  getSources: endpoint({
    ...read,
    path: '/v2/reports/source',
    summary: 'Count calls by tracking source, largest first',
    query: filters,
    response: reportOf(SourceRow),
  }),
  getCosts: endpoint({
    ...read,
    path: '/v2/reports/costs',
    summary: 'Count the leads and sales of each source beside what it costs, most leads first',
    query: filters,
    response: reportOf(CostRow),
  }),
  getGroupList: endpoint({
    ...read,
    path: '/v2/reports/groupList/:type',
    summary: 'List the ten numbers, sources, accounts, areas, tags or landing pages with most calls',
    params: z.object({ type: GroupType }),
    query: filters,
    response: reportOf(GroupRow),
  }),
  getDurations: endpoint({
    ...read,
    path: '/v2/reports/duration',
    summary: 'Count calls that are over by how long they lasted',
    query: filters,
    response: reportOf(DurationRow),
  }),
  getMissed: endpoint({
    ...read,
    path: '/v2/reports/missed/:view',
    summary: 'Count answered, abandoned and missed calls by hour, weekday, day or month in a time zone',
    params: z.object({ view: DateView }),
    query: filters,
    response: reportOf(MissedRow),
  }),
  getIvr: endpoint({
    ...read,
    path: '/v2/reports/ivr',
    summary: 'Count calls by the keys pressed in menus, as a tree in preorder',
    query: filters,
    response: reportOf(IvrRow),
  }),
  getInsight: endpoint({
    ...read,
    path: '/v2/reports/account/:account/insight/:insight',
    summary: 'Look at the calls of an account and its sub-accounts from one side, compared with earlier days',
    params: z.object({ account: AccountId, insight: Insight }),
    query: z.object({ ...filterOfOne, compare: ReportComparison.default('previous') }),
    response: reportOf(InsightRow),
  }),
  getWebSummary: endpoint({
    ...read,
    path: '/v2/reports/webSummary',
    summary: 'Count calls by the source and medium of the visit before them, and by campaign',
    query: filters,
    response: z.object({
      ...reportOf(GroupRow).shape,
      campaigns: z.array(GroupRow),
      before: earlier({ rows: z.array(GroupRow), campaigns: z.array(GroupRow) }),
    }),
  }),
  getWebModels: endpoint({
    ...read,
    path: '/v2/reports/webModels',
    summary: 'Share calls among the sources of the visits before them, by each model of credit',
    query: z.object(callFilter),
    response: WebModels,
  }),
  getWebKeywords: endpoint({
    ...read,
    path: '/v2/reports/webKeywords',
    summary: 'Count calls by the term searched for before the visit, the hundred most frequent first',
    query: filters,
    response: reportOf(GroupRow),
  }),
  getWebLanding: endpoint({
    ...read,
    path: '/v2/reports/webTable2/landing',
    summary: 'Count calls by the page at which the visit began, the hundred most frequent first',
    query: filters,
    response: reportOf(GroupRow),
  }),
  getWebConversion: endpoint({
    ...read,
    path: '/v2/reports/webTable2/conversion',
    summary: 'Count calls by the page from which they were made, the hundred most frequent first',
    query: filters,
    response: reportOf(GroupRow),
  }),
};
