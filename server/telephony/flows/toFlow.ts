import type { FlowSchedule, Publication } from '#contract/telephony/publication.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { StoredFlow } from './flows.repository.ts';

/** Converts a stored flow to the contract's shape. */
export function toFlow({ accountId, updatedAt, canary: _canary, ...flow }: StoredFlow): Flow {
  return { ...flow, account: accountId, updatedAt: updatedAt.toISOString() };
}

/** What calls run, and whether the saved draft differs from it. */
export function toPublication(
  { publishedVersion, changed, canary }: StoredFlow,
  schedule: FlowSchedule | null,
): Publication {
  return { publishedVersion, changed, canary, schedule };
}
