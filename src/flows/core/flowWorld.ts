import type { AccountWorld, WebPhoneState } from '#values/flow/accountWorld.ts';
import type { FlowSummary } from '#values/flow/flowSummary.ts';
import type { AudioFiles } from './speech.ts';
import { isDialable } from '#values/numberPlan.ts';

/** The account data that a flow is validated against. */
export interface FlowWorld {
  trackingNumbers: ReadonlySet<string>;
  /** Tracking numbers of other accounts that the flow mentions. */
  otherTrackingNumbers: ReadonlySet<string>;
  blockedNumbers: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** The account's location routings by id. */
  locations: ReadonlyMap<string, AccountWorld['locations'][number]>;
  audioFiles: AudioFiles;
  /** The numbers of the contacts that the flow names, the main one first; none of a contact that is gone. */
  contacts: ReadonlyMap<string, readonly string[]>;
  /** The web phones that the flow rings, by the id of their user. */
  webPhones: ReadonlyMap<number, WebPhoneState>;
  /** The account's flows by id. */
  flows: ReadonlyMap<string, FlowSummary>;
  /** The id of the flow that is validated; null for a new one. */
  self: string | null;
  /** Whether the number is possible in its country's numbering plan. */
  isDialable: (number: string) => boolean;
}

export function toFlowWorld(world: AccountWorld): FlowWorld {
  return {
    otherTrackingNumbers: new Set(world.otherTrackingNumbers),
    trackingNumbers: new Set(world.trackingNumbers),
    blockedNumbers: new Set(world.blockedNumbers),
    tags: new Set(world.tags),
    flows: new Map(world.flows.map((flow) => [flow.id, flow])),
    self: world.self,
    locations: new Map(world.locations.map((location) => [location.id, location])),
    audioFiles: new Map(world.audioFiles.map((file) => [file.id, file])),
    contacts: new Map(world.contacts.map(({ id, numbers }) => [id, numbers])),
    webPhones: new Map(world.webPhones.map(({ id, state }) => [id, state])),
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
