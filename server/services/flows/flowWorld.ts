import type { FlowWorld } from '#flows/core/facts.ts';
import type { Executor } from '../../db/executor.ts';
import { numbersBlockedFor } from '../../repositories/blockedCallers.repository.ts';
import { listCallTags } from '../../repositories/callTags.repository.ts';
import { listNumbers } from '../../repositories/numbers.repository.ts';
import type { Scope } from '../../repositories/scope.ts';

/** What the check of a flow may know of its account: the scope is that one account. */
export async function flowWorld(executor: Executor, scope: Scope): Promise<FlowWorld> {
  const numbers = await listNumbers(executor, scope);
  const tags = await listCallTags(executor, scope);
  return {
    trackingNumbers: new Set(numbers.map(({ did }) => did)),
    blockedNumbers: await numbersBlockedFor(executor, scope),
    tags: new Set(tags.map(({ name }) => name)),
  };
}
