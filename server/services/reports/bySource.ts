import type { SourceRow } from '#contract/reports.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import type { Scope } from '../../repositories/scope.ts';
import { rangeOf } from './localRange.ts';
import type { ReportSource } from './reportSource.ts';

/** The selected calls by tracking source, most first. */
export async function bySource(source: ReportSource, scope: Scope, query: CallFilter, now: Date): Promise<SourceRow[]> {
  const range = rangeOf(query, now);
  const rows = await source.bySource({ scope, range, timezone: query.timezone, filter: query });
  return rows.map(({ durationSum, ...row }) => ({ ...row, avgDuration: durationSum / row.total }));
}
