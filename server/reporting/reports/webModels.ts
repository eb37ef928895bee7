import type { z } from 'zod';
import type { WebModelRow, WebModels } from '#contract/reporting/webModels.ts';
import { creditModels } from '#values/creditModel.ts';
import { creditOf } from '../../../src/attribution/credit.ts';
import { comparedDays, type ReportQuery, type Reporting } from './reporting.ts';

const mostRows = 100;

type Row = z.input<typeof WebModelRow>;

/** How many calls each source gets by each model of credit, those with most by linear credit first. */
export async function webModels(reporting: Reporting, query: ReportQuery): Promise<z.input<typeof WebModels>> {
  const { countedAt, part } = await comparedDays(reporting, query, (question) => reporting.source.journeys(question));
  const rows = new Map<string, Row>();
  for (const { touches, calls } of part.journeys)
    for (const model of creditModels)
      for (const { touch, share } of creditOf(touches, model)) {
        const key = `${touch.source} / ${touch.medium}`;
        const row = rows.get(key) ?? emptyRow(touch.source, touch.medium);
        row[model] += share * calls;
        rows.set(key, row);
      }
  const found = [...rows.values()].toSorted((one, other) => other.linear - one.linear || compare(one, other));
  const { journeys: _, ...counts } = part;
  return { countedAt, ...counts, rows: found.slice(0, mostRows).map(rounded) };
}

const compare = (one: Row, other: Row) =>
  `${one.source} / ${one.medium}` < `${other.source} / ${other.medium}` ? -1 : 1;

const emptyRow = (source: string, medium: string): Row => ({
  source,
  medium,
  first: 0,
  last: 0,
  lastNonDirect: 0,
  linear: 0,
  firstAndLast: 0,
});

/** Shares of thirds add up to whole calls again. */
function rounded(row: Row): Row {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { ...row, ...Object.fromEntries(creditModels.map((model) => [model, round(row[model])])) };
}
