import type { ExitId } from '#values/flow/document.ts';
import type { CallFacts } from './facts.ts';
import type { CallDefaults, EndReason, Memory } from './nodeType.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';

/** How a run ended: at a node, because the caller hung up, or at an unconnected exit. */
export type RunEnd = EndReason | 'callerGone' | 'unconnected';

/** The exit, flow or end that a step chose, until the transition is taken. */
export type Pending = { exit: ExitId } | { flow: string } | { end: RunEnd };

/** Plain JSON. */
export interface RunContext extends CallDefaults {
  /** Null only in a machine started without a call. */
  facts: CallFacts | null;
  /** The time of the last event, epoch milliseconds. */
  at: number;
  /** What the current node remembers of this visit. */
  memory: Memory;
  pending: Pending | null;
  route: RouteStep[];
}
