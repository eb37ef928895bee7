import { z } from 'zod';

export const BackfillState = z.enum([
  /** Counts what would change. */
  'counting',
  'counted',
  'discarded',
  'running',
  /** Cancelled while it ran: the calls up to there keep what it gave them. */
  'stopped',
  'done',
  'undoing',
  'undone',
]);
export type BackfillState = z.infer<typeof BackfillState>;

export const BackfillMove = z.enum(['start', 'cancel', 'undo']);
export type BackfillMove = z.infer<typeof BackfillMove>;

/** What people may do in each state, and where it leads. */
export const backfillMoves: Record<BackfillState, Partial<Record<BackfillMove, BackfillState>>> = {
  counting: { cancel: 'discarded' },
  counted: { start: 'running', cancel: 'discarded' },
  discarded: {},
  running: { cancel: 'stopped' },
  stopped: { undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: {},
  undone: {},
};

/** The states in which it goes from call to call, each with what it is after the last one. */
export const walkEnds = { counting: 'counted', running: 'done', undoing: 'undone' } as const satisfies Partial<
  Record<BackfillState, BackfillState>
>;
export type WalkingState = keyof typeof walkEnds;

export const isWalking = (state: BackfillState): state is WalkingState => state in walkEnds;
