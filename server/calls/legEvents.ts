import { parseDialString } from '#values/dialString.ts';
import { type CallEvent, type CarrierStatus, isOver } from './callEvent.ts';
import { dialsOf } from './dials.ts';

/** A leg as its carrier tells about it; times are epoch ms. */
export interface ToldLeg {
  sid: string;
  /** E.164. */
  number: string;
  status: CarrierStatus | null;
  seconds: number | null;
  startedAt: number | null;
  endedAt: number | null;
}

/**
 * The ends of a call's legs as events. A leg belongs to the target whose webhooks named it, otherwise to the first target
 * with its number, in the order they were rung, of which no leg is known.
 */
export function legEvents(events: readonly CallEvent[], legs: readonly ToldLeg[]): CallEvent[] {
  const rungs = dialsOf(events).flatMap(({ step, targets }) =>
    targets.map(({ target, leg }) => ({ step, targetId: target.id, number: numberOf(target.number), leg })),
  );
  const inOrder = legs.toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
  return inOrder.flatMap(({ sid, number, status, seconds, endedAt }): CallEvent[] => {
    const rung =
      rungs.find(({ leg }) => leg === sid) ?? rungs.find((each) => each.leg === undefined && each.number === number);
    if (!rung || status === null || !isOver(status) || endedAt === null) return [];
    rung.leg = sid;
    const payload = { leg: sid, step: rung.step, targetId: rung.targetId, status, seconds };
    return [{ key: `leg-${sid}-${status}`, at: endedAt, kind: 'leg.status', payload }];
  });
}

function numberOf(dialed: string): string {
  return parseDialString(dialed)?.number ?? dialed;
}
