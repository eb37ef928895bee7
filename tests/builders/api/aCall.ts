import { randomUUID } from 'node:crypto';
import type { CallStatus } from '#values/callStatus.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../../server/kernel/db/schema/calls.ts';

let count = 0;

export type GivenCall = Partial<Omit<typeof calls.$inferInsert, 'status' | 'dateStart'>> & {
  /** Null during the call. */
  status?: CallStatus | null;
  /** ISO 8601 UTC. */
  at?: string;
};

/** Inserts an ended inbound call. Returns its public id. */
export async function aCall(db: Db, accountId: number, given: GivenCall = {}): Promise<string> {
  count += 1;
  const { status = 'answered', at = '2026-03-04T01:00:00Z', ...rest } = given;
  const dateStart = new Date(at);
  const uuid = given.uuid ?? randomUUID();
  await db.insert(calls).values({
    accountId,
    uuid,
    dateStart,
    id: dateStart.getTime() * 4096 + (count % 4096),
    t15: Math.floor(dateStart.getTime() / 900_000),
    dateStop: new Date(dateStart.getTime() + 60_000),
    duration: 60,
    talkTime: 45,
    state: stateCodes.indexOf('ended'),
    status: status === null ? null : statusCodes.indexOf(status),
    direction: directionCodes.indexOf('inbound'),
    caller: '+61412345678',
    firstTime: true,
    trackingNumber: '+61390000001',
    trackingName: 'Website',
    trackingSource: 'google',
    ...rest,
  });
  return uuid;
}
