import { and, desc, eq } from 'drizzle-orm';
import type { CallKey } from '../calls/callKey.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts, calls, recordings } from '../../kernel/db/schema/all.ts';

/** A call's data for a voicemail email. */
export async function findVoicemail(executor: Executor, { accountId, callUuid }: CallKey) {
  const [call] = await executor
    .select({
      caller: calls.caller,
      area: calls.area,
      at: calls.dateStart,
      trackingNumber: calls.trackingNumber,
      trackingName: calls.trackingName,
      hasMessage: calls.audio,
      timezone: accounts.timezone,
    })
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid)));
  return call;
}

/** The latest recording of a call; `storedAs` is null until it is downloaded from the carrier. */
export async function findMessage(executor: Executor, { accountId, callUuid }: CallKey) {
  const ofCall = and(eq(recordings.accountId, accountId), eq(recordings.callUuid, callUuid));
  const [message] = await executor
    .select({ storedAs: recordings.storedAs, seconds: recordings.seconds })
    .from(recordings)
    .where(ofCall)
    .orderBy(desc(recordings.createdAt))
    .limit(1);
  return message;
}
