import type { Website } from '#contract/attribution/websites.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';

const none: TrackingNumber[] = [];

/** The active tracking numbers that a website may show; none while they load. */
export function useOwnNumbers({ account }: Pick<Website, 'account'>): TrackingNumber[] {
  return useEndpoint('listNumbers', { query: { account: [account] } }).data ?? none;
}
