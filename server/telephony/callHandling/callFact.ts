import type { Tx } from '../../kernel/db/executor.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { FoldedCall } from '../calls/foldCall.ts';
import type { Judgement } from '../calls/judgedEvent.ts';

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

/** A call that is over, with the points that its flow gave. */
export interface JudgedCall {
  accountId: number;
  /** Of its row. */
  id: number;
  folded: FoldedCall;
  score: number;
}

/** What smart tags make of a call that is over. */
export type CallJudge = (call: JudgedCall) => Promise<Judgement>;
