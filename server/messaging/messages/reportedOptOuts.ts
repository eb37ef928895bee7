import type { Executor } from '../../kernel/db/executor.ts';
import { findOptOutEntry, listLatestOptOuts } from './consent.repository.ts';

export { listLatestOptOuts };

/** An opt-out, as other systems get it. */
export async function findReportedOptOut(executor: Executor, accountId: number, id: string) {
  const row = await findOptOutEntry(executor, accountId, id);
  if (!row) return undefined;
  const { msisdn: number, source, evidence, below, stamp } = row;
  return { uuid: id, account: accountId, number, source, evidence, below, at: stamp.toISOString() };
}
