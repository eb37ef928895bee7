import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { endpoint } from './endpoint.ts';

const Figures = {
  answer: z.number().int(),
  missed: z.number().int(),
  abandoned: z.number().int(),
  first: z.number().int(),
  returning: z.number().int(),
};

/**
 * One bucket of the time and day report. `label` depends on the view: `2026-11-21` (days), `2026-11` (months), `0`–`23`
 * (hours) or `1`–`7`, Monday first (weekdays), all in the requested time zone. Empty buckets are included.
 */
export const TimeDayRow = z.object({ label: z.string(), ...Figures }).meta({ id: 'TimeDayRow' });
export type TimeDayRow = z.infer<typeof TimeDayRow>;

/** One cell of the heat map: calls that began in this hour (0–23) of this weekday (1–7, Monday first). */
export const HeatCell = z
  .object({ weekday: z.number().int(), hour: z.number().int(), total: z.number().int(), answer: z.number().int() })
  .meta({ id: 'HeatCell' });
export type HeatCell = z.infer<typeof HeatCell>;

/** Key figures. Averages are in seconds: duration over all calls, talk time over answered ones. */
export const Summary = z
  .object({ total: z.number().int(), ...Figures, avgDuration: z.number(), avgTalk: z.number() })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof Summary>;

/** The calls of one tracking source. The average is in seconds. */
export const SourceRow = z
  .object({ source: z.string(), total: z.number().int(), ...Figures, avgDuration: z.number() })
  .meta({ id: 'SourceRow' });
export type SourceRow = z.infer<typeof SourceRow>;

/**
 * What a summary is compared with: as many days before, or the same weekdays of recent weeks. For a day in progress,
 * `weekday` compares up to the current quarter of an hour.
 */
const Comparison = z.enum(['previous', 'weekday']);

export const reports = {
  getTimeAndDay: endpoint({
    method: 'GET',
    path: '/v2/reports/timeday2/',
    summary: 'Count calls by hour, weekday, day or month in a time zone, with a weekday × hour heat map',
    access: 'session',
    roles: [],
    query: z.object(callFilter),
    response: z.object({ rows: z.array(TimeDayRow), heat: z.array(HeatCell) }),
  }),
  getSummary: endpoint({
    method: 'GET',
    path: '/v2/reports/summary2/',
    summary: 'Total the selected calls, and those of the preceding period of the same length',
    access: 'session',
    roles: [],
    query: z.object({ ...callFilter, compare: Comparison.default('previous') }),
    response: z.object({ now: Summary, before: Summary }),
  }),
  getSources: endpoint({
    method: 'GET',
    path: '/v2/reports/source',
    summary: 'Count calls by tracking source, largest first',
    access: 'session',
    roles: [],
    query: z.object(callFilter),
    response: z.array(SourceRow),
  }),
};
