import type { Effect } from '#flows/core/effects.ts';
import { endOf, routeOf, type RunSnapshot } from '#flows/core/run.ts';
import type { RunEnd } from '#flows/core/runContext.ts';

/** How a call ended. It reached voicemail whether or not the caller left a message. */
export type Outcome = Exclude<RunEnd, 'message'> | 'voicemail';

/** The step at which a call ended, and how. */
export interface Ending {
  step: string;
  /** The flow of the step, if it is not the one in which the call began. */
  flow?: string;
  outcome: Outcome;
}

/** Undefined effects are those of calls that waited for nothing. Null if the run goes on, or never began. */
export function endingOf(snapshot: RunSnapshot, lastAsked: Effect | undefined): Ending | null {
  const end = endOf(snapshot);
  return end === null
    ? null
    : placedAt(snapshot, lastAsked?.type === 'record' || end === 'message' ? 'voicemail' : end);
}

/** An ending at the last step of a route. */
export function placedAt(snapshot: RunSnapshot, outcome: Outcome): Ending | null {
  const last = routeOf(snapshot).at(-1);
  return last ? { step: last.nodeId, ...(last.flow !== undefined && { flow: last.flow }), outcome } : null;
}

export function isSameEnding(one: Ending, other: Ending): boolean {
  return one.step === other.step && one.flow === other.flow && one.outcome === other.outcome;
}
