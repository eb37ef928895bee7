import { addressOf } from '#flows/core/dialTarget.ts';
import type { DialTarget } from '#flows/core/effects.ts';
import { parseDialString } from '#values/dialString.ts';
import { type CallEvent, type CarrierStatus, isOver } from './callEvent.ts';
import { dialsOf } from './dials.ts';
import { aheadOfCarrier } from './oneClock.ts';

/** A leg as its carrier tells about it; times are epoch ms, by its clock. */
export interface ToldLeg {
  sid: string;
  /** E.164, or a SIP address. */
  number: string;
  status: CarrierStatus | null;
  seconds: number | null;
  startedAt: number | null;
  endedAt: number | null;
}

interface Match {
  leg: ToldLeg;
  /** Undefined if no dial of the flow rang it. */
  attempt: { step: number; targetId: string; dialedAt: number } | undefined;
}

/**
 * Whose legs these are. A leg belongs to the target whose webhooks named it, otherwise to the first target with its
 * number, in the order they were rung, of which no leg is known.
 */
function matchLegs(events: readonly CallEvent[], legs: readonly ToldLeg[]): Match[] {
  const rungs = dialsOf(events, 'prepared').flatMap(({ step, targets }) =>
    targets.map(({ target, dialedAt, leg }) => ({ step, targetId: target.id, dialedAt, isAt: ringsAt(target), leg })),
  );
  const inOrder = legs.toSorted((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
  return inOrder.map((leg) => {
    const { sid, number } = leg;
    const attempt =
      rungs.find((each) => each.leg === sid) ?? rungs.find((each) => each.leg === undefined && each.isAt(number));
    if (attempt) attempt.leg = sid;
    return { leg, attempt };
  });
}

/** The ends of a call's legs as events, at the times of our clock: each ended so long after its dial as its carrier says. */
export function legEvents(events: readonly CallEvent[], legs: readonly ToldLeg[]): CallEvent[] {
  const ahead = aheadOfCarrier(events);
  return matchLegs(events, legs).flatMap(({ leg, attempt }): CallEvent[] => {
    const { sid, status, seconds, startedAt, endedAt } = leg;
    if (!attempt || status === null || !isOver(status) || endedAt === null) return [];
    const payload = { leg: sid, step: attempt.step, targetId: attempt.targetId, status, seconds };
    const at = startedAt === null ? endedAt + ahead : attempt.dialedAt + (endedAt - startedAt);
    return [{ key: `leg-${sid}-${status}`, at, kind: 'leg.status', payload }];
  });
}

/** That the carrier rang legs which no flow asked for. Nothing if there are none. */
export function fallbackEvents(events: readonly CallEvent[], legs: readonly ToldLeg[]): CallEvent[] {
  const others = matchLegs(events, legs).flatMap(({ leg, attempt }) => (attempt ? [] : leg));
  const [first] = others;
  if (!first) return [];
  const targets = others.map(({ sid, number }) => ({ id: sid, label: '', number }));
  const at =
    first.startedAt === null ? Math.max(...events.map((event) => event.at)) : first.startedAt + aheadOfCarrier(events);
  return [{ key: 'unreached', at, kind: 'call.fellBack', payload: { targets } }];
}

/** Whether a leg at this number or SIP address can be the target's. */
function ringsAt(target: DialTarget): (reported: string) => boolean {
  const address = addressOf(target);
  if ('webPhone' in target) return (reported) => reported.startsWith(`${address}@`);
  const dialed = parseDialString(address)?.number ?? address;
  return (reported) => reported === dialed;
}
