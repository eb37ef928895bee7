import { endOf } from '#flows/core/run.ts';
import type { CallKey } from '../../carriers/callAddresses.ts';
import type { CallRow, LiveCallRow } from '../../repositories/liveCalls.repository.ts';
import { currentReply } from './currentReply.ts';
import type { Position } from './flowStep.ts';
import type { LiveCalls } from './liveCalls.ts';

/** A call's stored position. We alone write it, and a version of ours reads what a version of ours wrote. */
export function positionOf(live: LiveCallRow): Position {
  return live.snapshot as Position;
}

/** What the carrier is to do with a call as it is stored: where it stands, or hang up when it is over. */
export function replyOf(
  { publicBaseUrl }: Pick<LiveCalls, 'publicBaseUrl'>,
  key: CallKey,
  { call, live }: { call: CallRow; live: LiveCallRow | null },
): string {
  const context = { publicBaseUrl, key, caller: call.caller, trackingNumber: call.trackingNumber };
  if (!live) return currentReply([], true, { ...context, step: 2 });
  const { run, effects } = positionOf(live);
  return currentReply(effects, endOf(run) !== null, { ...context, step: live.step });
}
