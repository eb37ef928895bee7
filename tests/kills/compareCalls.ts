import { eq } from 'drizzle-orm';
import type { Db } from '../../server/kernel/db/executor.ts';
import {
  callDirectory,
  calls,
  liveCalls,
  recordings,
  stateCodes,
  statusCodes,
} from '../../server/kernel/db/schema/all.ts';
import type { ToldCall } from './carrierProcess.ts';

/** The figures of a run; everything but `calls` and `refused` should be empty. */
export interface Verdict {
  calls: number;
  /** Calls that the server never accepted, because it was down. */
  refused: number;
  lost: string[];
  /** Rows that stand for no call, because another row does. */
  doubled: string[];
  stuck: string[];
  mislabelled: string[];
  unknownRecordings: string[];
}

const shortestMessage = 2;

/** Compares the log with what the carrier says happened. */
export async function compareCalls(
  db: Db,
  told: readonly ToldCall[],
  labels: Record<string, string>,
): Promise<Verdict> {
  const rows = await db
    .select({ callSid: callDirectory.callSid, call: calls })
    .from(callDirectory)
    .innerJoin(calls, eq(calls.uuid, callDirectory.callUuid));
  const bySid = new Map(rows.map(({ callSid, call }) => [callSid, call]));
  const own = new Set(rows.map(({ call }) => call.uuid));
  const all = await db.select({ uuid: calls.uuid }).from(calls);
  const live = new Set((await db.select().from(liveCalls)).map(({ callUuid }) => callUuid));
  const known = new Set((await db.select().from(recordings)).map(({ sid }) => sid));
  const accepted = told.filter(({ callSid }) => bySid.has(callSid));
  const verdict: Verdict = {
    calls: told.length,
    refused: 0,
    lost: [],
    doubled: all.flatMap(({ uuid }) => (own.has(uuid) ? [] : uuid)),
    stuck: [],
    mislabelled: [],
    unknownRecordings: [],
  };
  for (const call of told) {
    const row = bySid.get(call.callSid);
    if (row) {
      if (live.has(row.uuid) || row.state !== stateCodes.indexOf('ended')) verdict.stuck.push(call.callSid);
      const wrong = differencesOf(call, row, labels);
      if (wrong.length > 0) verdict.mislabelled.push(`${call.callSid} ${wrong.join(', ')}`);
      for (const { sid, seconds, source } of call.recordings)
        if (!known.has(sid) && (source === 'DialVerb' || seconds >= shortestMessage))
          verdict.unknownRecordings.push(sid);
    } else if (call.failed === null) verdict.lost.push(call.callSid);
  }
  return { ...verdict, refused: told.length - accepted.length - verdict.lost.length };
}

type Row = typeof calls.$inferSelect;

function differencesOf(told: ToldCall, row: Row, labels: Record<string, string>): string[] {
  const winner = told.legs.find(({ talked }) => talked !== null);
  // A fallback rings once more if it follows a conversation.
  const talked = told.legs.reduce((sum, leg) => sum + (leg.talked ?? 0), 0);
  // Whom the fallback rang, no flow has named.
  const names = winner ? [labels[winner.number] ?? null, ...(told.failed === 'fellBack' ? [winner.number] : [])] : [];
  const message = told.recordings.some(({ source, seconds }) => source === 'RecordVerb' && seconds >= shortestMessage);
  const status = row.status === null ? 'none' : statusCodes[row.status];
  const expected = winner ? ['answered'] : message ? ['missed'] : ['missed', 'abandoned'];
  return [
    ...(expected.includes(status ?? '') ? [] : [`is ${status}, not ${expected.join(' or ')}`]),
    ...(row.duration === told.seconds ? [] : [`took ${row.duration} s, not ${told.seconds} s`]),
    ...(winner && !names.includes(row.target) ? [`target is ${row.target}, not ${names.join(' or ')}`] : []),
    ...(row.talkTime === talked ? [] : [`talked ${row.talkTime} s, not ${talked} s`]),
  ];
}
