import { type CallEvent, type EventOf, type FlowMoved, ofKind } from './callEvent.ts';

type Moved = EventOf<'flow.moved'>;

/** A step whose speech leads to a dial in the same document. */
type Speech = FlowMoved & { prepared: FlowMoved };

/**
 * The steps of a call through its flow, in order. A prepared dial counts once anything is heard of it, even if that comes
 * after the caller seemed to have left during the speech. With `prepared`, it counts anyway.
 */
export function movesOf(events: readonly CallEvent[], prepared?: 'prepared'): Moved[] {
  const moves = ofKind(events, 'flow.moved').toSorted((a, b) => a.payload.step - b.payload.step);
  const enteredBy = (move: Moved | undefined): Moved[] => {
    const speech = speechOf(move);
    if (!speech) return [];
    const began = heardOf(events, speech.prepared.step) ?? (prepared && speech.prepared.preparedAt);
    return began === undefined ? [] : [enteredDial(speech, began)];
  };
  return moves.flatMap((move, index) => {
    const [next] = moves.slice(index + 1);
    const [left] = isDial(move) ? [] : enteredBy(moves[index - 1]);
    return [left ? leftIn(left, move) : move, ...(next && isDial(next) ? [] : enteredBy(move))];
  });
}

/** The step that enters a prepared dial, once its speech is over (epoch ms). */
export function enteredDial({ route: spoken, prepared }: Speech, at: number): Moved {
  const route = prepared.route.map((step, index) => (index < spoken.length ? step : { ...step, at }));
  return { key: `step-${prepared.step}`, at, kind: 'flow.moved', payload: { ...prepared, route } };
}

/** The speech of a step, if a dial follows it in the same document. */
export function speechOf(move: Moved | undefined): Speech | undefined {
  const prepared = move?.payload.prepared;
  return prepared && { ...move.payload, prepared };
}

function isDial({ payload }: Moved): boolean {
  return payload.preparedAt !== undefined;
}

/** The end of a caller who seemed to have left during the speech, and left in the dial. */
function leftIn({ payload: { step, route } }: Moved, { payload, ...left }: Moved): Moved {
  return { ...left, payload: { ...payload, step: step + 1, route } };
}

/** When a dial was first heard of (epoch ms). */
function heardOf(events: readonly CallEvent[], step: number): number | undefined {
  const heard = events.filter((event) => tellsOf(event, step)).map(({ at }) => at);
  return heard.length === 0 ? undefined : Math.min(...heard);
}

function tellsOf(event: CallEvent, step: number): boolean {
  switch (event.kind) {
    case 'leg.status':
    case 'leg.whisper':
    case 'dial.ended':
      return event.payload.step === step;
    default:
      return false;
  }
}
