import type { Scope } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { listMeasurements } from './numbers.repository.ts';

/** Where calls of these numbers go in Google Analytics; a number that names no measurement is missing. */
export async function measurementsOf(
  executor: Executor,
  scope: Scope,
  dids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (dids.length === 0) return new Map();
  const rows = await listMeasurements(executor, scope, dids);
  return new Map(rows.flatMap(({ did, measurement }) => (measurement === null ? [] : [[did, measurement]])));
}
