import { sql, and, eq, ne, desc, count } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import type { Sourced } from './sources.repository.ts';

/** How other numbers of the account spell the source, the most used spelling; as given if none of them has it. */
export async function spellingOf(executor: Executor, { accountId, id, source }: Sourced): Promise<string> {
  const isSame = sql`lower(${numbers.source}) = lower(${source})`;
  const [found] = await executor
    .select({ source: numbers.source })
    .from(numbers)
    .where(and(eq(numbers.accountId, accountId), isSame, id === undefined ? undefined : ne(numbers.id, id)))
    .groupBy(numbers.source)
    .orderBy(desc(count()), numbers.source)
    .limit(1);
  return found?.source ?? source;
}
