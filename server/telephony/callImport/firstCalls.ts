import type { Tx } from '../../kernel/db/executor.ts';
import { firstCallsOf } from './callImports.repository.ts';
import type { ImportLine } from './readCallFile.ts';

const batchSize = 1000;

/**
 * When each caller calls for the first time (epoch ms), of those who had not called the account before. Files may have any
 * order, so this needs all of their lines before the first is written.
 */
export async function firstCalls(
  tx: Tx,
  accountId: number,
  lines: AsyncIterable<ImportLine> | Iterable<ImportLine>,
): Promise<Map<string, number>> {
  const firsts = new Map<string, number>();
  for await (const found of lines) {
    if (!('call' in found) || found.call.caller === null) continue;
    const { caller, dateStart } = found.call;
    firsts.set(caller, Math.min(Date.parse(dateStart), firsts.get(caller) ?? Infinity));
  }
  const callers = [...firsts.keys()];
  for (let at = 0; at < callers.length; at += batchSize)
    for (const [caller, before] of await firstCallsOf(tx, accountId, callers.slice(at, at + batchSize)))
      if (before <= (firsts.get(caller) ?? Infinity)) firsts.delete(caller);
  return firsts;
}
