import { randomUUID } from 'node:crypto';
import type { CallImported } from '../calls/callEvent.ts';
import { importedEvent } from '../calls/importedCall.ts';
import { importedRow } from '../calls/importedRow.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { eventRows } from '../calls/eventRows.ts';
import { claimCalls, insertCalls } from './callImports.repository.ts';
import type { ImportedCall } from '#values/importedCall.ts';
import { locateNumber } from '../calls/locateNumber.ts';
import type { Agents } from './agents.ts';

/** Calls of an import that are written together. */
export interface Batch {
  accountId: number;
  importId: string;
  /** Epoch ms. */
  importedAt: number;
  /** The account's numbers, cancelled ones included. */
  numbers: ReadonlyMap<string, { name: string; source: string }>;
  agents: Agents;
  /** When each caller calls for the first time (epoch ms); those who had called before are missing. */
  firstCalls: Map<string, number>;
  /** Distinguishes calls that begin at the same time. */
  counter: number;
  calls: ImportedCall[];
}

/** The source of a number that is not the account's, if the other system tells none. */
const unknownSource = 'Imported';

/** Writes those calls that were not imported before, and returns them. With `isWritten` false they are only noted. */
export async function writeBatch(tx: Tx, batch: Batch, isWritten: boolean): Promise<ImportedCall[]> {
  const { accountId, importId, calls } = batch;
  if (calls.length === 0) return [];
  const pending = calls.map((call) => {
    const externalId = call.externalId ?? markOf(call);
    return { call, externalId, uuid: randomUUID(), id: nextId(batch, Date.parse(call.dateStart)) };
  });
  const claimed = await claimCalls(
    tx,
    pending.map(({ externalId, uuid, id }) => ({ accountId, externalId, importId, callUuid: uuid, callId: id })),
  );
  // Of repeated ids in one batch, the first is new.
  const fresh = pending.filter(({ externalId }) => claimed.delete(externalId));
  if (!isWritten || fresh.length === 0) return fresh.map(({ call }) => call);
  const written = await Promise.all(
    fresh.map(async ({ call, uuid, id }) => {
      const key = { accountId, callUuid: uuid };
      const at = Date.parse(call.dateStart);
      const payload = await payloadOf(call, batch);
      return { row: importedRow(key, id, at, payload), events: eventRows(key, [importedEvent(at, payload)]) };
    }),
  );
  await insertCalls(
    tx,
    written.map(({ row }) => row),
    written.flatMap(({ events }) => events),
  );
  return fresh.map(({ call }) => call);
}

/** What tells a call apart that has no id. Such a mark begins with a tilde. */
function markOf({ dateStart, caller, trackingNumber, duration }: ImportedCall): string {
  return `~${Date.parse(dateStart)} ${caller ?? ''} ${trackingNumber} ${duration}`;
}

/**
 * Like `newCallId`, but histories have many calls at the same second or even day, so that the counter runs on into the
 * following milliseconds.
 */
function nextId(batch: Batch, at: number): number {
  batch.counter += 1;
  return at * 4096 + (batch.counter % 4_096_000);
}

/** Of several calls at that time, the one that comes first. */
function isFirst({ firstCalls }: Batch, caller: string | null, at: number): boolean {
  return caller !== null && firstCalls.get(caller) === at && firstCalls.delete(caller);
}

/** As a number of the account spells the source; as given if none has it. */
function spellingIn(numbers: Batch['numbers'], source: string): string {
  const known = numbers.values().find((number) => number.source.toLowerCase() === source.toLowerCase());
  return known?.source ?? source;
}

async function payloadOf(call: ImportedCall, batch: Batch): Promise<CallImported> {
  const { importId, importedAt, numbers } = batch;
  const { caller, trackingNumber, direction, status, duration, tags, score, notes, revenue, leadStatus, user } = call;
  const firstTime = isFirst(batch, caller, Date.parse(call.dateStart));
  const number = numbers.get(trackingNumber);
  const place = await locateNumber(caller);
  return {
    importId,
    importedAt,
    externalId: call.externalId ?? null,
    caller,
    ...place,
    area: call.area ?? place.area,
    firstTime: call.firstTimeCaller ?? firstTime,
    trackingNumber,
    trackingName: call.trackingName ?? number?.name ?? trackingNumber,
    trackingSource: spellingIn(numbers, call.trackingSource ?? number?.source ?? unknownSource),
    direction,
    status,
    duration,
    talkTime: call.talkTime ?? (status === 'answered' ? duration : 0),
    // A column for agents names who answered.
    target: call.target ?? (direction === 'inbound' ? user : null),
    tags: [...new Set(tags)],
    score,
    notes,
    webSource: call.web_source,
    webMedium: call.web_medium,
    webCampaign: call.campaign,
    webKeyword: call.keyword,
    webDevice: call.device,
    webLanding: call.landing,
    webConversion: call.conversion,
    revenue,
    leadStatus,
    ivr: call.IVR,
    user,
    userId: user === null ? null : (batch.agents.find(user) ?? null),
  };
}
