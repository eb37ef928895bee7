import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Executor } from '../../db/executor.ts';
import { numbersBlockedFor } from '../../repositories/blockedCallers.repository.ts';
import { listCallTags } from '../../repositories/callTags.repository.ts';
import { listNumbers } from '../../repositories/numbers.repository.ts';
import type { Scope } from '../../repositories/scope.ts';

/**
 * The account data that flows are validated against; the scope is that one account. `tracked` are those of the flow's
 * numbers that are tracking numbers of any account.
 */
export async function accountWorld(
  executor: Executor,
  scope: Scope,
  tracked: readonly string[],
): Promise<AccountWorld> {
  const numbers = await listNumbers(executor, scope);
  const tags = await listCallTags(executor, scope);
  const trackingNumbers = numbers.map(({ did }) => did);
  return {
    trackingNumbers,
    otherTrackingNumbers: tracked.filter((did) => !trackingNumbers.includes(did)),
    blockedNumbers: [...(await numbersBlockedFor(executor, scope))],
    tags: tags.map(({ name }) => name),
  };
}
