import type { CallEvent } from '../calls/callEvent.ts';
import { moveLiveCall } from './advanceCall.ts';
import type { CallContext } from './callContext.ts';
import type { NextRotation } from './callRun.ts';
import type { Decision, FoundCall } from './changeCall.ts';
import { foldChange } from './foldChange.ts';

/** Ends a call and tells its flow that the caller hung up. */
export async function endCall(
  context: CallContext,
  found: FoundCall,
  end: CallEvent,
  nextTurn: NextRotation,
): Promise<Decision<void>> {
  const { live } = found;
  const left = live && (await moveLiveCall(context, live, { type: 'CALLER_HUNG_UP', at: end.at }, nextTurn));
  const change = await foldChange(context, found, left ? [end, left.event] : [end], live ? { live: null } : {});
  return { answer: undefined, ...change };
}
