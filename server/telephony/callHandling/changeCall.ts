import type { CallKey } from '../calls/callKey.ts';
import type { CallResponse } from '../calls/callResponse.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import {
  type CallChange,
  type CallState,
  holdCallState,
  readCallState,
  writeCallState,
} from './callStates.repository.ts';
import { nextRotation } from './callTurns.repository.ts';
import type { CallContext } from './callContext.ts';
import type { NextRotation } from './callRun.ts';

/** A call to decide about. A remembered one may be outdated, and its response to the webhook is not known. */
export interface FoundCall extends CallState {
  remembered: boolean;
  /** What the webhook received before. */
  response: CallResponse | undefined;
}

/** What follows from a webhook. */
export interface Decision<Answer> {
  answer: Answer;
  /** Nothing to write if missing. */
  change?: CallChange & { rowChanged: boolean };
  /** Further writes of the same transaction. */
  also?: ((tx: Tx) => Promise<unknown>)[];
}

/** Decides without writing, because it may be asked again when another process changes the call meanwhile. */
export type Decide<Answer> = (found: FoundCall, nextTurn: NextRotation) => Promise<Decision<Answer>>;

/** The only way to change a call that exists. Undefined when the call is not ours. */
export function changeCall<Answer>(
  context: CallContext,
  key: CallKey,
  decide: Decide<Answer>,
  webhookKey?: string,
): Promise<Answer | undefined> {
  return context.recent.inTurn(key.callUuid, async () => {
    for (;;) {
      const remembered = context.recent.get(key.callUuid);
      const read = remembered
        ? { state: remembered, response: undefined }
        : await readCallState(context.db, key, webhookKey);
      if (!read) return undefined;
      const found = { ...read.state, response: read.response, remembered: remembered !== undefined };
      const decision = await decideAndWrite(context, found, decide);
      if (decision?.change || (decision && !found.remembered)) return decision.answer;
      context.recent.forget(key.callUuid);
    }
  });
}

/** Undefined when the call has changed meanwhile. */
async function decideAndWrite<Answer>(
  context: CallContext,
  found: FoundCall,
  decide: Decide<Answer>,
): Promise<Decision<Answer> | undefined> {
  try {
    const decision = await decide(found, needTurn);
    const { change, also } = decision;
    if (!change) return decision;
    const write = (executor: Executor) => writeCallState(executor, found, change);
    const written = also?.length
      ? await context.db.transaction(async (tx) => (await write(tx)) && (await writeAll(tx, also)))
      : await write(context.db);
    return written ? settled(context, found, decision) : undefined;
  } catch (error) {
    if (error !== turnNeeded) throw error;
    return decideHolding(context, found, decide);
  }
}

/** Takes a turn of a rotation in one transaction with the change that depends on it, so that none is taken twice. */
async function decideHolding<Answer>(
  context: CallContext,
  found: FoundCall,
  decide: Decide<Answer>,
): Promise<Decision<Answer> | undefined> {
  const { live } = found;
  if (!live) throw new Error('only a live call takes a turn');
  const decision = await context.db.transaction(async (tx) => {
    if (!(await holdCallState(tx, found))) return undefined;
    const decided = await decide(found, (nodeId, flow) =>
      nextRotation(tx, live.accountId, flow ?? live.flowId, nodeId),
    );
    if (decided.change) await writeCallState(tx, found, decided.change);
    await writeAll(tx, decided.also ?? []);
    return decided;
  });
  return decision && settled(context, found, decision);
}

const turnNeeded = new Error('a rotation needs a transaction');

/** Takes no turn: most steps need none, and so no transaction. */
export const needTurn: NextRotation = () => Promise.reject(turnNeeded);

/** Whether a step failed because it needs a turn. */
export function needsTurn(error: unknown): boolean {
  return error === turnNeeded;
}

/** Carries out the further writes of a transaction, in order. */
export async function writeAll(tx: Tx, writes: ((tx: Tx) => Promise<unknown>)[]): Promise<true> {
  for (const write of writes) await write(tx);
  return true;
}

/** Remembers a written change and tells about it. */
function settled<Answer>(context: CallContext, found: FoundCall, decision: Decision<Answer>): Decision<Answer> {
  const { call, live, events, followed } = found;
  const { change } = decision;
  if (!change) return decision;
  context.recent.remember({
    call: { ...call, ...change.columns, revision: call.revision + 1 },
    live: change.live === undefined ? live : change.live,
    events: [...events, ...change.events],
    followed,
  });
  if (change.rowChanged) context.changed({ accountId: call.accountId, callUuid: call.uuid });
  return decision;
}
