import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/executor.ts';
import { statusCodes, stateCodes } from '../../db/schema/calls.ts';
import { addCallEvents } from '../../repositories/callEvents.repository.ts';
import { type CallRow, changeCall, type LockedCall, type NewCall } from '../../repositories/liveCalls.repository.ts';
import type { CallEvent } from './callEvent.ts';
import { foldCall, type FoldedCall } from './foldCall.ts';
import type { LiveCalls } from './liveCalls.ts';
import { noteVoicemail } from './noteVoicemail.ts';

let turn = randomInt(4096);

/**
 * A call's time-ordered id: its start in epoch ms × 4096 and 12 bits that count the calls of this process from a random
 * number on, so that calls of one millisecond never share an id here and hardly ever across nodes.
 */
export function newCallId(startedAt: number): number {
  turn = (turn + 1) % 4096;
  return startedAt * 4096 + turn;
}

/** The UTC quarter-hour number of a moment (epoch ms). */
export function quarterHour(at: number): number {
  return Math.floor(at / 900_000);
}

/** The columns that a call's events decide. */
export function foldedColumns(folded: FoldedCall) {
  return {
    dateStop: folded.stoppedAt === null ? null : new Date(folded.stoppedAt),
    duration: folded.duration,
    talkTime: folded.talkTime,
    state: stateCodes.indexOf(folded.state),
    status: folded.status === null ? null : statusCodes.indexOf(folded.status),
    target: folded.target,
    ivr: folded.ivr,
    ivrName: folded.ivrName,
    tags: folded.tags,
    score: folded.score,
    audio: folded.audio,
    route: folded.route,
  } satisfies Partial<NewCall>;
}

/** Keeps new events, brings the call's row in step with all of them, and tells a box's owners once the call is over. True when the row says something else now. */
export async function writeDown(
  tx: Tx,
  calls: LiveCalls,
  { call, events }: LockedCall,
  fresh: CallEvent[],
): Promise<boolean> {
  const keys = new Set(events.map(({ key }) => key));
  const added = fresh.filter(({ key }) => !keys.has(key));
  if (added.length === 0) return false;
  const key = { accountId: call.accountId, callUuid: call.uuid };
  await addCallEvents(tx, key, added);
  const folded = foldCall([...events, ...added]);
  if (!folded) return false;
  await noteVoicemail(tx, calls, key, folded);
  const columns = foldedColumns(folded);
  if (saysTheSame(call, columns)) return false;
  await changeCall(tx, call, columns);
  return true;
}

function saysTheSame(call: CallRow, columns: ReturnType<typeof foldedColumns>): boolean {
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(call[name as keyof typeof columns]),
  );
}
