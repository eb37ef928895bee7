import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { sourceCosts } from '../../kernel/db/schema/sourceCosts.ts';

export interface CostInMonth {
  /** In lower case. */
  sourceKey: string;
  source: string;
  month: string;
  amount: number;
  currency: string;
}

/** What accounts spent in the months that days are of. Without sources, on all of them. */
export function listCosts(
  executor: Executor,
  scope: Scope,
  { firstDay, lastDay, sources }: { firstDay: string; lastDay: string; sources: readonly string[] | undefined },
): Promise<CostInMonth[]> {
  const { sourceKey, source, month, amount, currency } = sourceCosts;
  const [first, last] = [firstDay, lastDay].map((day) => day.slice(0, 7));
  return executor
    .select({ sourceKey, source, month, amount, currency })
    .from(sourceCosts)
    .where(
      and(isWithin(scope, sourceCosts.accountId), gte(month, first ?? ''), lte(month, last ?? ''), isOneOf(sources)),
    )
    .orderBy(sourceKey, month, currency);
}

function isOneOf(sources: readonly string[] | undefined): SQL | undefined {
  if (!sources || sources.length === 0) return undefined;
  return sql`${sourceCosts.sourceKey} = any(${sql.param(sources.map((source) => source.toLowerCase()))}::text[])`;
}
