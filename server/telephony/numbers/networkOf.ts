import type { NumberNetwork } from '#values/numberWords.ts';

/** The requested network; for `any`, the one from the numbering plan, defaulting to landline. */
export function networkOf(asked: NumberNetwork, type: string | undefined): NumberNetwork {
  if (asked !== 'any') return asked;
  if (type === 'MOBILE') return 'mobile';
  if (type === 'TOLL_FREE') return 'tollfree';
  return type === 'SHARED_COST' || type === 'UAN' ? 'smart' : 'geo';
}
