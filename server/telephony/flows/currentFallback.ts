import type { Db } from '../../kernel/db/executor.ts';
import { findCalledNumber } from '../numbers/calledNumber.ts';
import { fallbackSource } from './fallbacks.repository.ts';
import { type Fallback, fallbackOf } from './fallbackOf.ts';

/** The fallback of a call while the database can be reached, so that a blocked caller is rejected. */
export async function currentFallback(db: Db, did: string, caller: string | null): Promise<Fallback> {
  const number = await findCalledNumber(db, { did, caller, since: 0, failedAttestation: false });
  if (!number || number.blocked || number.action !== 'flow') return { type: 'reject' };
  return fallbackOf({ ...(await fallbackSource(db, number)), fallbackNumber: number.fallbackNumber });
}
