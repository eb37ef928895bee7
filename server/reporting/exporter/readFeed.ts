import type { z } from 'zod';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { exporter } from '#contract/reporting/exporter.contract.ts';
import { ExportField, exportFields } from '#values/exportField.ts';
import type { ExporterFormat } from '#values/exporterWords.ts';
import { toCall } from '../../telephony/calls/listedCall.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { tenantDb } from '../../kernel/db/tenantDb.ts';
import { writeAuditOnce } from '../../kernel/access/auditLog.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { PagePlace } from '../../telephony/calls/callKeys.ts';
import { feedPage, type FeedQuery as FeedCalls } from './feedCalls.repository.ts';
import { type ExporterRow, findFeed, touchExporter } from './exporters.repository.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { requireAllowedFrom } from '../../kernel/access/allowedAddress.ts';
import { AppError } from '../../kernel/appError.ts';
import { csvHead, csvLine, exportedCall } from '../../telephony/callLog/exportFields.ts';
import { isAuthorized } from './exporterKey.ts';
import { type Here, readEnd, readStart } from './readMoment.ts';

const hourMs = 3_600_000;
const usualStart = '7 days ago';

interface FeedRequest {
  id: string;
  authorization: string | undefined;
  /** Where the request comes from. */
  address: string;
  query: FeedQuery;
}

export type FeedQuery = z.output<typeof exporter.readExporterFeed.query>;

/** A feed about to be sent. */
export interface Feed {
  name: string;
  format: ExporterFormat;
  rows: AsyncIterable<string>;
}

/** From when on an exporter's feed answers. */
export function availableAt({ createdAt }: Pick<ExporterRow, 'createdAt'>, delayHours: number): Date {
  return new Date(createdAt.getTime() + delayHours * hourMs);
}

/**
 * The feed of an exporter, for a request with its key. Nobody is signed in: the id alone finds it, in the whole database,
 * and its calls are read with the eyes of its accounts.
 * @throws AppError AUTH01 without a key, EXPORTER-NOT-FOUND for an unknown id as for a wrong key, ACCESS-DENIED from
 * an address that it is not for, EXPORTER-NOT-READY with
 * `{ availableAt, retryAfter }`, INVALID-PAYLOAD with `{ path, message }` per error.
 */
export async function readFeed(
  system: Db,
  { id, authorization, address, query }: FeedRequest,
  { now, delayHours }: { now: Date; delayHours: number },
): Promise<Feed> {
  if (authorization === undefined) throw new AppError('AUTH01');
  const found = await findFeed(system, id);
  if (!found || !isAuthorized(authorization, found.auth, found.keyHash)) throw new AppError('EXPORTER-NOT-FOUND');
  requireAllowedFrom(found, address);
  const ready = availableAt(found, delayHours);
  const retryAfter = Math.ceil((ready.getTime() - now.getTime()) / 1000);
  if (retryAfter > 0) throw new AppError('EXPORTER-NOT-READY', { availableAt: ready.toISOString(), retryAfter });
  const { accountId, subAccounts, timezone, name, format, tags, allow } = found;
  const fields = readFields(query.fields, format);
  const range = readRange(query, { timezone, now });
  const accounts = subAccounts ? await listSubtree(system, accountId) : [accountId];
  await touchExporter(system, found, now);
  const entry = {
    accountId,
    action: 'exporter.read',
    subject: `exporter ${id}`,
    after: { keyPrefix: found.keyPrefix },
  };
  await writeAuditOnce(system, { userId: null, asUserId: null, address }, entry, new Date(now.getTime() - 24 * hourMs));
  const calls = callsOf(tenantDb(system, accounts), { ...range, scope: scopeOf(accounts), tags, allow }, query.limit);
  return { name, format, rows: format === 'csv' ? csvOf(calls, timezone, fields) : jsonOf(calls, timezone, fields) };
}

function readFields(given: string | undefined, format: ExporterFormat): readonly ExportField[] {
  if (given === undefined || given.trim().toUpperCase() === 'ALL') return exportFields;
  if (format !== 'csv') throw invalid('fields', 'can be chosen in CSV only');
  const asked = ExportField.array()
    .min(1)
    .safeParse(given.split(',').map((name) => name.trim()));
  if (!asked.success) throw invalid('fields', `ALL, or a list of ${exportFields.join()}`);
  return [...new Set(asked.data)];
}

function readRange({ dateFrom, dateTo }: FeedQuery, here: Here): { from: Date; to: Date } {
  const message = 'not a date such as 2026-11-21, 2026-11-21T09:00:00Z, yesterday or 1 week ago';
  const from = readStart(dateFrom ?? usualStart, here);
  const to = dateTo === undefined ? here.now : readEnd(dateTo, here);
  if (!from) throw invalid('dateFrom', message);
  if (!to) throw invalid('dateTo', message);
  if (from > to) throw invalid('dateTo', 'before dateFrom');
  if (from > here.now) throw invalid('dateFrom', 'in the future');
  if (dateTo !== undefined && (readStart(dateTo, here) ?? to) > here.now) throw invalid('dateTo', 'in the future');
  return { from, to };
}

const invalid = (path: string, message: string) => new AppError('INVALID-PAYLOAD', [{ path, message }]);

const pageSize = 1000;

type StoredCall = Parameters<typeof toCall>[0];

async function* callsOf(db: Db, query: FeedCalls, limit: number): AsyncGenerator<StoredCall> {
  let last: PagePlace | undefined;
  for (let left = limit; left > 0;) {
    const length = Math.min(left, pageSize);
    const rows = await feedPage(db, query, last, length);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < length) return;
    left -= length;
  }
}

async function* csvOf(calls: AsyncIterable<StoredCall>, timezone: string, fields: readonly ExportField[]) {
  yield csvHead(fields);
  for await (const call of calls) yield csvLine(toCall(call, timezone), fields);
}

async function* jsonOf(calls: AsyncIterable<StoredCall>, timezone: string, fields: readonly ExportField[]) {
  let before = '[';
  for await (const row of calls) {
    const call: Call = toCall(row, timezone);
    yield before + JSON.stringify(exportedCall(call, fields));
    before = ',\n';
  }
  yield before === '[' ? '[]' : ']';
}
