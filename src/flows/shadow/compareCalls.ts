import type { Ending } from './ending.ts';
import type { Comparison, Unknown } from './compareCall.ts';

/** Calls that end in another way, or can't be compared for the same reason. */
export interface CallGroup {
  change: { before: Ending; after: Ending } | { why: Unknown; step: string | null; flow?: string };
  /** In the order in which they were compared. */
  calls: string[];
}

export interface ShadowReport {
  compared: number;
  changed: number;
  /** Calls that reach voicemail, and did not before. */
  newlyVoicemail: number;
  unknown: number;
  /** Calls that end elsewhere, largest group first. */
  changes: CallGroup[];
  /** Calls that can't be compared, largest group first. */
  unknowns: CallGroup[];
}

/** Adds up what a draft makes of calls. */
export function reportOf(compared: Iterable<{ uuid: string; comparison: Comparison }>): ShadowReport {
  const report = { compared: 0, changed: 0, newlyVoicemail: 0, unknown: 0 };
  const changes = new Map<string, CallGroup>();
  const unknowns = new Map<string, CallGroup>();
  for (const { uuid, comparison } of compared) {
    report.compared += 1;
    if (comparison.kind === 'changed') {
      const { before, after } = comparison;
      report.changed += 1;
      if (after.outcome === 'voicemail' && before.outcome !== 'voicemail') report.newlyVoicemail += 1;
      add(changes, uuid, { before, after });
    } else if (comparison.kind === 'unknown') {
      const { kind: _, ...change } = comparison;
      report.unknown += 1;
      add(unknowns, uuid, change);
    }
  }
  return { ...report, changes: largestFirst(changes), unknowns: largestFirst(unknowns) };
}

function add(groups: Map<string, CallGroup>, uuid: string, change: CallGroup['change']): void {
  const key = JSON.stringify(change);
  const group = groups.get(key);
  if (group) group.calls.push(uuid);
  else groups.set(key, { change, calls: [uuid] });
}

function largestFirst(groups: ReadonlyMap<string, CallGroup>): CallGroup[] {
  return [...groups.values()].toSorted((a, b) => b.calls.length - a.calls.length);
}
