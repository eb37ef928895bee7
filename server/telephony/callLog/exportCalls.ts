import { exportFields } from '#values/exportField.ts';
import type { CellValue } from '#values/safeCell.ts';
import { clockTime } from '../../kernel/time/clockTime.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { statusCodes } from '../../kernel/db/schema/calls.ts';
import type { CallConditions } from '../calls/callConditions.ts';
import type { PagePlace } from '../calls/callKeys.ts';
import { type ExportedCall, listExported } from './exportedCalls.repository.ts';

/** Rows in memory at a time. */
const batchLength = 500;
/** Rows written at a time: longer texts are kept until the next full garbage collection. */
const sentLength = 100;

/**
 * All calls that a filter matches, newest first, in batches: each is read when the one before has been sent, so a slow
 * reader holds neither memory nor a connection. Calls that come in meanwhile are not in it.
 */
export async function* exportedBatches(
  actor: Actor,
  filter: CallConditions,
  signal: AbortSignal,
): AsyncGenerator<CellValue[][]> {
  const { scope, principal } = actor;
  let after: PagePlace | undefined;
  do {
    const page = { after, length: batchLength };
    const rows = await cancellable(actor, signal, (tx) => listExported(tx, scope, filter, page));
    for (let at = 0; at < rows.length; at += sentLength)
      yield rows.slice(at, at + sentLength).map((row) => cellsOf(row, principal.timezone));
    after = rows.length === batchLength ? rows.at(-1) : undefined;
  } while (after !== undefined);
}

function cellsOf(call: ExportedCall, timezone: string): CellValue[] {
  const cells: Record<(typeof exportFields)[number], CellValue> = {
    uuid: call.uuid,
    dateStartUser: clockTime(call.dateStart, timezone),
    caller: call.caller,
    area: call.area,
    firstTimeCaller: call.firstTime,
    trackingNumber: call.trackingNumber,
    trackingSource: call.trackingSource,
    status: call.status === null ? null : (statusCodes[call.status] ?? null),
    duration: call.duration,
    talkTime: call.talkTime,
    target: call.target,
    audio: call.audio,
    web_source: call.webSource,
    web_medium: call.webMedium,
    tags: call.tags.join(', '),
    IVR: call.ivr,
    score: call.score,
    notes: call.notes,
    account: call.accountId,
    accountName: call.accountName,
  };
  return exportFields.map((field) => cells[field]);
}
