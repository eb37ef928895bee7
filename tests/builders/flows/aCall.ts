import type { CallFacts } from '#flows/core/facts.ts';
import { type FlowWorld, toFlowWorld } from '#flows/core/flowWorld.ts';

/** Monday 12 January 2026, 10:00 in Melbourne. */
export const MONDAY_TEN = Date.UTC(2026, 0, 11, 23);

/** A call from a mobile, with overrides. */
export function aCall(given: Partial<CallFacts> = {}): CallFacts {
  return {
    at: MONDAY_TEN,
    caller: '+61412345678',
    trackingNumber: '+61398765430',
    area: null,
    country: 'AU',
    firstTime: true,
    ...given,
  };
}

/** An empty account, with overrides. */
export function aWorld(given: Partial<FlowWorld> = {}): FlowWorld {
  const lists = {
    trackingNumbers: [],
    otherTrackingNumbers: [],
    blockedNumbers: [],
    locations: [],
    audioFiles: [],
    webPhones: [],
    contacts: [],
    tags: [],
    flows: [],
  };
  return { ...toFlowWorld({ ...lists, self: null }), ...given };
}
