import type { ExitId } from './document.ts';
import type { CallFacts } from './facts.ts';
import type { CallDefaults, EndReason, Memory } from './nodeType.ts';
import type { RouteStep } from './route.ts';

/** How a run ended: as a node said, because the caller hung up, or at an exit that leads nowhere. */
export type RunEnd = EndReason | 'callerGone' | 'unconnected';

/** Where a node's step leads, until the transition is taken. */
export type Pending = { exit: ExitId } | { end: RunEnd };

/** What a run remembers: plain JSON. */
export interface RunContext extends CallDefaults {
  /** Null only in a machine that was started without a call. */
  facts: CallFacts | null;
  /** The moment of the last event, epoch milliseconds. */
  at: number;
  /** What the current node remembers of this visit. */
  memory: Memory;
  pending: Pending | null;
  route: RouteStep[];
}
