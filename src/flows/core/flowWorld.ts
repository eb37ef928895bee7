import type { AccountWorld } from '#values/flow/accountWorld.ts';
import { isDialable } from '#values/numberPlan.ts';

/** The account data that a flow is validated against. */
export interface FlowWorld {
  trackingNumbers: ReadonlySet<string>;
  /** Tracking numbers of other accounts that the flow mentions. */
  otherTrackingNumbers: ReadonlySet<string>;
  blockedNumbers: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Whether the number is possible in its country's numbering plan. */
  isDialable: (number: string) => boolean;
}

export function toFlowWorld({ trackingNumbers, otherTrackingNumbers, blockedNumbers, tags }: AccountWorld): FlowWorld {
  return {
    otherTrackingNumbers: new Set(otherTrackingNumbers),
    trackingNumbers: new Set(trackingNumbers),
    blockedNumbers: new Set(blockedNumbers),
    tags: new Set(tags),
    isDialable: isDialableNumber,
  };
}

const MAX_CACHED = 10_000;
const cached = new Map<string, boolean>();

/** Cached: parsing numbers costs more than all other rules together, and a flow is checked on every edit. */
function isDialableNumber(number: string): boolean {
  const known = cached.get(number);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const result = isDialable(number);
  cached.set(number, result);
  return result;
}
