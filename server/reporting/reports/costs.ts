import type { CostRow } from '#contract/reporting/costRow.ts';
import type { Money } from '#values/currency.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { costOfDays } from './costOfDays.rules.ts';
import { listCosts } from './costs.repository.ts';
import { comparedRows, type ReportQuery, type Reporting } from './reporting.ts';
import type { ReportQuestion, ReportSource } from './reportSource.ts';

/**
 * What each source brings and costs, those with most leads first. Costs are those of the source, of the accounts and days
 * that are asked for, whatever else narrows its calls.
 */
export function costsBySource({ db, ...reporting }: Reporting & { db: Executor }, query: ReportQuery) {
  return comparedRows(reporting, query, (question) => rowsOf(db, reporting.source, question));
}

async function rowsOf(db: Executor, source: ReportSource, question: ReportQuestion): Promise<CostRow[]> {
  const { scope, range, filter } = question;
  const [groups, leads, costs] = await Promise.all([
    source.byGroup(question, 'source'),
    source.leadsBySource(question),
    listCosts(db, scope, { ...range, sources: filter.trackingSource }),
  ]);
  const leadsOf = new Map(leads.map((one) => [one.source, one]));
  const costsOf = Map.groupBy(costs, ({ sourceKey }) => sourceKey);
  const called = groups.map(({ keys: [name], total, revenue }) => ({ name, total, revenue }));
  const known = new Set(called.map(({ name }) => name.toLowerCase()));
  const silent = [...costsOf].flatMap(([key, [first]]) =>
    first && !known.has(key) ? [{ name: first.source, total: 0, revenue: [] }] : [],
  );
  return [...called, ...silent]
    .map(({ name, total, revenue }): CostRow => {
      const key = name.toLowerCase();
      const { leads: people = 0, won = 0 } = leadsOf.get(key) ?? {};
      const spent = Map.groupBy(costsOf.get(key) ?? [], ({ currency }) => currency);
      const cost = [...spent].map(([currency, each]) => ({ amount: costOfDays(each, range), currency }));
      return {
        source: name,
        total,
        leads: people,
        won,
        revenue,
        cost,
        costPerLead: per(cost, people),
        costPerSale: per(cost, won),
      };
    })
    .toSorted(
      (one, other) => other.leads - one.leads || other.total - one.total || (one.source < other.source ? -1 : 1),
    );
}

/** What one costs; nothing if there are none, or if costs of several currencies can’t be added up. */
function per(cost: readonly Money[], count: number): Money[] {
  return count === 0 || cost.length !== 1
    ? []
    : cost.map(({ amount, currency }) => ({ amount: Math.round(amount / count), currency }));
}
