import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';

/** The names and sources of all numbers that an account has or had, by name. */
export function listEveryNumber(executor: Executor, accountId: number) {
  const { did, name, source } = numbers;
  return executor
    .select({ did, name, source })
    .from(numbers)
    .where(eq(numbers.accountId, accountId))
    .orderBy(sql`lower(${name})`, did);
}
