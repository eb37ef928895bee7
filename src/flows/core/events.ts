import type { FoundBranch } from './effects.ts';

/** How one leg ended. `talkSeconds` is the bridged time, 0 unless answered. */
export interface LegResult {
  targetId: string;
  outcome: 'answered' | 'busy' | 'no-answer' | 'failed' | 'canceled';
  talkSeconds: number;
}

/** What the outside reports to a run. `at` is epoch milliseconds: the core never reads a clock. */
export type FlowEvent =
  | { type: 'SAID'; at: number }
  | { type: 'DIGITS'; at: number; digits: string }
  | { type: 'NO_INPUT'; at: number }
  | { type: 'ROTATED'; at: number; turn: number }
  /** Null if the caller's place or postcode leads to none. */
  | { type: 'BRANCH_FOUND'; at: number; branch: FoundBranch | null }
  | { type: 'LEG_ANSWERED'; at: number; targetId: string }
  /** Legs whose end is unknown are left out; `bridged` is true if somebody was connected, whoever it was. */
  | { type: 'LEGS_ENDED'; at: number; legs: LegResult[]; bridged?: boolean }
  | { type: 'RECORDED'; at: number; seconds: number }
  | { type: 'CALLER_HUNG_UP'; at: number };

export type FlowEventType = FlowEvent['type'];
