import type { Tx } from '../../kernel/db/executor.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { CallJudged } from '../calls/callEvent.ts';
import type { FoldedCall } from '../calls/foldCall.ts';

/** A call began, somebody answered it, it is over, or more became known of one that was. */
export interface CallFact {
  kind: 'call.started' | 'call.answered' | 'call.ended' | 'call.changed';
  key: CallKey;
  folded: FoldedCall;
  /** The columns of its row that change, by their names. */
  changed: readonly string[];
  /** Of the call after the change. */
  revision: number;
}

/**
 * Reads what a fact asks for, perhaps again when another process changes the call meanwhile. What it returns is written
 * in the fact's transaction; a fact that asks for nothing needs none, so that a webhook stays one statement.
 */
export type CallSubscriber = (fact: CallFact) => Promise<((tx: Tx) => Promise<unknown>)[]>;

/**
 * What smart tags make of a call that is over, by those in force when it ended, or at the time by which it was judged before. `score`
 * are the points that its flow gave. Undefined if they add nothing.
 */
export type CallJudge = (
  call: { key: CallKey; folded: FoldedCall; score: number },
  former: CallJudged | undefined,
) => Promise<Omit<CallJudged, 'number'> | undefined>;
