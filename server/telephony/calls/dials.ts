import type { DialTarget } from '#flows/core/effects.ts';
import { isOver, ofKind, type CallEvent, type CarrierStatus, type EventOf } from './callEvent.ts';
import { movesOf } from './flowMoves.ts';
import { onOneClock } from './oneClock.ts';

/** What was reported about one target of a dial. */
export interface RingAttempt {
  target: DialTarget;
  /** Epoch ms. */
  dialedAt: number;
  /** The carrier's id of the leg, from any of its webhooks. */
  leg: string | undefined;
  statuses: EventOf<'leg.status'>[];
  whispers: EventOf<'leg.whisper'>[];
}

/** What was reported about a dial. */
export interface Dial {
  step: number;
  /** Epoch ms. No later than the first ring; long before it if only the start of a speech that came first is known. */
  dialedAt: number;
  /** Whether `dialedAt` is when it began to ring. */
  isDated: boolean;
  /** Whether a target hears a whisper or a screen before it is connected. */
  heard: boolean;
  targets: RingAttempt[];
  ended: EventOf<'dial.ended'> | undefined;
}

/** Stands for the dial of a fallback, which follows all steps of a flow. */
const fallbackStep = 1_000_001;

/** The dials of a call, in order. With `prepared`, also one that nothing has been heard of, because its speech came first. */
export function dialsOf(heard: readonly CallEvent[], prepared?: 'prepared'): Dial[] {
  const events = onOneClock(heard);
  const ends = ofKind(events, 'dial.ended');
  const byFallback = ofKind(events, 'call.fellBack').map(({ at, payload: { targets } }) => {
    return { step: fallbackStep, dialedAt: at, isDated: true, heard: false, targets };
  });
  return movesOf(events, prepared)
    .flatMap(({ at, payload }) => {
      const { step, dial, preparedAt } = payload;
      if (!dial) return [];
      const began = preparedAt === undefined ? at : firstRing(events, step);
      return [{ step, dialedAt: began ?? preparedAt ?? at, isDated: began !== undefined, ...dial }];
    })
    .concat(byFallback)
    .toSorted((a, b) => a.step - b.step)
    .map((dial) => ({
      ...dial,
      targets: dial.targets.map((target) => attemptOf(events, dial, target)),
      ended: ends.find(({ payload }) => payload.step === dial.step),
    }));
}

/** When the first target of a dial began to ring. */
function firstRing(events: readonly CallEvent[], step: number): number | undefined {
  const began = ofKind(events, 'leg.status')
    .filter(({ payload }) => payload.step === step && payload.status === 'initiated')
    .map(({ at }) => at);
  return began.length === 0 ? undefined : Math.min(...began);
}

function attemptOf(
  events: readonly CallEvent[],
  { step, dialedAt }: Pick<Dial, 'step' | 'dialedAt'>,
  target: DialTarget,
): RingAttempt {
  const isOfTarget = ({ payload }: { payload: { step: number; targetId: string } }) =>
    payload.step === step && payload.targetId === target.id;
  const statuses = ofKind(events, 'leg.status').filter(isOfTarget);
  const whispers = ofKind(events, 'leg.whisper').filter(isOfTarget);
  const [first] = [...statuses, ...whispers].toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  return { target, dialedAt, leg: first?.payload.leg, statuses, whispers };
}

/** The final status of a leg. */
export function lastStatus({ statuses }: RingAttempt): EventOf<'leg.status'> | undefined {
  return statuses.filter(({ payload }) => isOver(payload.status)).toSorted((a, b) => (a.key < b.key ? -1 : 1))[0];
}

/**
 * When a leg was picked up (epoch ms): as reported, by its whisper, or counted back from its end. A webhook that failed and
 * was sent again comes later than what it tells, so the end counts if it says that the leg is older, though not older than its dial.
 */
export function answeredAt(attempt: RingAttempt, ended?: Dial['ended']): number | undefined {
  const reported = [
    ...attempt.statuses.filter(({ payload }) => payload.status === 'in-progress'),
    ...attempt.whispers.filter(({ payload }) => payload.phase === 'started'),
  ].map(({ at }) => at);
  const last = lastStatus(attempt);
  const ends = [...(last?.payload.status === 'completed' ? [last] : []), ...(ended ? [ended] : [])];
  const counted = ends.flatMap(({ at, payload: { seconds } }) => (seconds === null ? [] : at - seconds * 1000));
  if (reported.length === 0) return counted[0];
  const first = Math.min(...reported);
  return Math.min(first, ...counted.filter((at) => at >= attempt.dialedAt && at < first - roundingMs));
}

/** How long a leg rang by the carrier's clock alone, however late we heard of it; undefined unless it dates both ends. */
export function rangMs(attempt: RingAttempt): number | undefined {
  const toldOf = (status: CarrierStatus) =>
    attempt.statuses.find(({ payload }) => payload.status === status && payload.toldAt !== undefined)?.payload.toldAt;
  const [began, answered, last] = [toldOf('initiated'), toldOf('in-progress'), lastStatus(attempt)?.payload];
  if (began === undefined) return undefined;
  if (answered !== undefined) return answered - began;
  if (last?.toldAt === undefined) return undefined;
  return last.toldAt - began - (last.status === 'completed' ? (last.seconds ?? 0) * 1000 : 0);
}

/** Lengths are told in whole seconds. */
const roundingMs = 1000;

/** How long a leg heard something before it was connected. Whole seconds. `ended` is the end of its dial, if it won. */
export function whisperSeconds(attempt: RingAttempt, ended?: Dial['ended']): number {
  const heard = attempt.whispers.filter(({ payload }) => payload.phase === 'heard').map(({ at }) => at);
  const started = answeredAt(attempt, ended);
  if (started === undefined || heard.length === 0) return 0;
  return Math.max(0, Math.round((Math.min(...heard) - started) / 1000));
}

/** When a leg stopped ringing (epoch ms), by the end of its dial alone; undefined if that may be another leg's. */
export function legEndedWith({ ended, targets }: Dial, isWinner: boolean): number | undefined {
  if (!ended) return undefined;
  if (isWinner) return ended.at - ended.payload.seconds * 1000;
  return targets.length === 1 ? ended.at : undefined;
}
