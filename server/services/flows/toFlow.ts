import type { Flow } from '#contract/routing.contract.ts';
import type { StoredFlow } from '../../repositories/flows.repository.ts';

/** A stored flow as the contract has it. */
export function toFlow({ accountId, updatedAt, ...flow }: StoredFlow): Flow {
  return { ...flow, account: accountId, updatedAt: updatedAt.toISOString() };
}
