import { enteredDial, speechOf } from '../calls/flowMoves.ts';
import { type CallEvent, ofKind } from '../calls/callEvent.ts';
import type { LiveCallRow } from './callStates.repository.ts';
import type { CallContext } from './callContext.ts';
import { foldChange } from './foldChange.ts';
import { positionOf } from './callResponse.ts';
import { pinnedIn, type Position } from './callRun.ts';
import type { Decision, FoundCall } from './changeCall.ts';
import { textWrites } from './textWrites.ts';

/** A call as a report of one of its steps finds it, and the writes of a dial that begins with it. */
interface EnteredCall {
  live: LiveCallRow | null;
  /** What the report tells besides itself. */
  entered: CallEvent[];
  texts: NonNullable<Decision<never>['also']>;
}

/** Enters the dial that a call's speech had prepared, if a report at a time (epoch ms) is the first of its step. */
export function enterDial(
  context: CallContext,
  { call, live, events }: FoundCall,
  step: number,
  at: number,
): EnteredCall {
  const same = { live, entered: [], texts: [] };
  if (live?.step !== step - 1) return same;
  const { prepared, ...spoken } = positionOf(live);
  const speech = speechOf(ofKind(events, 'flow.moved').find(({ payload }) => payload.step === live.step));
  if (!prepared || !speech) return same;
  const dial = enteredDial(speech, at);
  const { run, effects } = prepared;
  const { route } = dial.payload;
  const position: Position = {
    run: { ...run, context: { ...run.context, route } },
    effects,
    ...pinnedIn(spoken),
  };
  const dialing = { ...live, snapshot: position, step, updatedAt: new Date(at) };
  const { caller: to, trackingNumber: did } = call;
  return { live: dialing, entered: [dial], texts: to === null ? [] : textWrites(context, { to, did }, dialing) };
}

/** The change of a call by a report about a leg of its dial. */
export async function changeByLeg(
  context: CallContext,
  found: FoundCall,
  { live, entered, texts }: EnteredCall,
  event: CallEvent,
): Promise<Omit<Decision<never>, 'answer'>> {
  const { change, also = [] } = await foldChange(
    context,
    found,
    [...entered, event],
    entered.length > 0 ? { live } : {},
  );
  return { ...(change && { change }), also: [...texts, ...also] };
}
