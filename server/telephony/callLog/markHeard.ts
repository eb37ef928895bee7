import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findCall, setHeard } from './calls.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

/**
 * Marks a call's voicemail as heard or not, for everybody who sees the call. The call keeps its version: nobody's notes are in the way.
 * @throws AppError NOT-FOUND, also for a call without a voicemail.
 */
export function markHeard({ db, scope, principal, now }: Actor, uuid: string, heard: boolean): Promise<Call> {
  return db.transaction(async (tx) => {
    const call = await findCall(tx, scope, uuid, principal.timezone);
    if (!call || call.heard === null) throw new AppError('NOT-FOUND');
    if (call.heard === heard) return call;
    await setHeard(tx, call, heard ? now : null);
    await notifyLive(tx, call.account, { kind: 'call.changed', uuid });
    return { ...call, heard };
  });
}
