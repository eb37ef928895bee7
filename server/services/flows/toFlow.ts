import type { Flow } from '#contract/routing.contract.ts';
import type { StoredFlow } from '../../repositories/flows.repository.ts';

/** Converts a stored flow to the contract's shape. */
export function toFlow({ accountId, updatedAt, ...flow }: StoredFlow): Flow {
  return { ...flow, account: accountId, updatedAt: updatedAt.toISOString() };
}
