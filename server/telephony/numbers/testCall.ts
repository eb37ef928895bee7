import type { Db } from '../../kernel/db/executor.ts';
import { findCallKey } from '../calls/callDirectory.ts';
import { findNumber } from './numbers.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
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

interface Testing {
  db: Db;
  scope: Scope;
  /** Null if the carrier cannot place calls. */
  placeTestCall: PlaceTestCall | null;
  now: Date;
}

/**
 * Calls one of the user's numbers; resolves with the call's public id once it is in the log.
 * @throws AppError INVALID-DID, NOT-CONFIGURED, CARRIER-FAILED.
 */
export async function testCall({ db, scope, placeTestCall, now }: Testing, call: TestCall): Promise<string> {
  const number = await findNumber(db, scope, call.did);
  if (!number) throw new AppError('INVALID-DID');
  if (!placeTestCall) throw new AppError('NOT-CONFIGURED');
  const placed = await findCallKey(db, await placeTestCall(call, now));
  if (!placed) throw new AppError('CARRIER-FAILED');
  return placed.callUuid;
}
