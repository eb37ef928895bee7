import { type CallEvent, ofKind } from './callEvent.ts';
import { dialsOf, lastStatus } from './dials.ts';
import { movesOf } from './flowMoves.ts';
import { foldDials } from './foldLegs.ts';
import { shortestMessage } from './foldCall.ts';
import { isBridged } from './winner.ts';

/** Whether lost callbacks left open how a leg of an ended call ended, who was connected, or for how long. */
export function lacksLegs(events: readonly CallEvent[]): boolean {
  const isUnknown = foldDials(events, 'reported').some(({ legs, bridged }) => {
    const winner = legs.find(({ outcome }) => outcome === 'answered');
    return legs.some(({ outcome }) => outcome === 'unknown') || (bridged && winner === undefined);
  });
  return (
    isUnknown || dialsOf(events).some(({ ended, targets }) => !ended && targets.some((attempt) => !lastStatus(attempt)))
  );
}

/** Whether something was recorded, as far as is known, that no callback named. */
export function lacksRecordings(events: readonly CallEvent[]): boolean {
  const named = new Set(ofKind(events, 'recording').map(({ payload }) => payload.recording));
  const dials = dialsOf(events);
  return movesOf(events).some(({ payload: { step, records } }) => {
    if (records === 'conversation')
      return !named.has(records) && dials.some((dial) => dial.step === step && isBridged(dial));
    if (records !== 'message' || named.has(records)) return false;
    const left = ofKind(events, 'message.left').find(({ payload }) => payload.step === step);
    return left === undefined || left.payload.seconds >= shortestMessage;
  });
}
