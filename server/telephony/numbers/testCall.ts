import type { Actor } from '../../kernel/access/actor.ts';
import { findCallKey } from '../calls/callDirectory.ts';
import { findNumber } from './numbers.repository.ts';
import { AppError } from '../../kernel/appError.ts';

/** A call in which the carrier plays both ends, `speed` times as fast as real time. */
export interface TestCall {
  /** E.164. */
  caller: string;
  did: string;
  /** The keys pressed, one entry per prompt. */
  keys: string[];
  agent: 'answers' | 'busy' | 'noAnswer';
  talkSeconds: number;
  speed: number;
}

/**
 * Places a test call; resolves with the carrier's id once the server has accepted it.
 * @throws AppError CARRIER-FAILED.
 */
export type PlaceTestCall = (call: TestCall, now: Date) => Promise<string>;

/**
 * Calls one of the user's numbers; resolves with the call's public id once it is in the log. `place` is null if the
 * carrier cannot place calls.
 * @throws AppError INVALID-DID, NOT-CONFIGURED, CARRIER-FAILED.
 */
export async function testCall(
  { db, scope, now }: Actor,
  call: TestCall,
  place: PlaceTestCall | null,
): Promise<string> {
  const number = await findNumber(db, scope, call.did);
  if (!number) throw new AppError('INVALID-DID');
  if (!place) throw new AppError('NOT-CONFIGURED');
  const placed = await findCallKey(db, await place(call, now));
  if (!placed) throw new AppError('CARRIER-FAILED');
  return placed.callUuid;
}
