import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { mostSaleRows, type SaleUploadResult } from '#contract/powerups/sales.contract.ts';
import type { Sale, SaleMatch } from '#values/sale.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { readLeadStatus } from '../../kernel/files/readCells.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { attributeSales } from '../../telephony/callHandling/attributeSales.ts';
import type { SaleFault, SaleLine } from './readSaleFile.ts';
import { insertUpload, keepChanges } from './saleUploads.repository.ts';
import {
  listCalledNumbers,
  listOrders,
  lockSales,
  matchCalls,
  type SaleRow,
  sumsOfCalls,
  writeSales,
} from './sales.repository.ts';
import { isKnown, isSameBuyer, orderIdOf, storedSale } from './storedSale.ts';

type Result = z.input<typeof SaleUploadResult>;

const batchSize = 1000;
const mostErrors = 200;

export interface SaleOrder {
  account: number;
  source: 'csv' | 'xlsx';
  fileName: string;
  invalid: 'refuse' | 'skip' | 'check';
  match: SaleMatch;
  days: number;
}

type Lines = AsyncIterable<SaleLine> | Iterable<SaleLine>;

/**
 * Attributes sales to calls in one transaction, batch by batch. With invalid rows nothing is written, unless they are
 * skipped; a check never writes. A sale that is known by its order id replaces what was known of it.
 */
export async function recordSales(
  { db, author, now }: Actor,
  order: SaleOrder,
  lines: Lines,
  emit: Emit,
): Promise<Result> {
  const { account: accountId, source, fileName, invalid: mode } = order;
  const id = randomUUID();
  try {
    return await db.transaction(async (tx) => {
      await lockSales(tx, accountId);
      const recording = { accountId, id, order, by: author.email, now, emit };
      const result = await recordAll(tx, recording, lines);
      const refused = mode === 'check' || (mode === 'refuse' && result.invalid > 0);
      const { added, changed, unchanged, matched, invalid } = result;
      if (refused || added + changed + unchanged === 0) throw new NotWritten({ ...result, uuid: null });
      const counts = { added, changed, unchanged, matched, invalid };
      const by = { createdBy: author.email, createdAt: now, undoneBy: null, undoneAt: null };
      await insertUpload(tx, { accountId, id, source, fileName, ...counts, ...by });
      await writeAudit(tx, author, { accountId, action: 'sales.uploaded', subject: `sales ${id}`, after: counts });
      await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: id });
      return { ...result, uuid: id };
    });
  } catch (error) {
    if (error instanceof NotWritten) return error.result;
    throw error;
  }
}

/** Rolls the transaction back. */
class NotWritten extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('no sales are recorded');
    this.result = result;
  }
}

interface Recording {
  accountId: number;
  /** Of the upload. */
  id: string;
  order: SaleOrder;
  by: string;
  now: Date;
  emit: Emit;
}

async function recordAll(tx: Tx, recording: Recording, lines: Lines): Promise<Omit<Result, 'uuid'>> {
  const result = { rows: 0, added: 0, changed: 0, unchanged: 0, matched: 0, ambiguous: 0, invalid: 0 };
  const errors: SaleFault[] = [];
  const refuse = (fault: SaleFault): void => {
    result.invalid += 1;
    if (errors.length < mostErrors) errors.push({ ...fault, value: fault.value.slice(0, 100) });
  };
  // Of an order that comes twice, the last line says how it is.
  let batch = new Map<string, Sale>();
  const flush = async (): Promise<void> => {
    const counts = await recordBatch(tx, recording, batch);
    for (const [name, count] of Object.entries(counts)) result[name as keyof typeof counts] += count;
    batch = new Map();
  };
  for await (const found of lines) {
    result.rows += 1;
    if (result.rows > mostSaleRows) {
      refuse({ line: found.line, field: null, problem: 'too-many-rows', value: String(mostSaleRows) });
      break;
    }
    if ('problem' in found) refuse(found);
    else batch.set(orderIdOf(found.sale), found.sale);
    if (batch.size === batchSize) await flush();
  }
  await flush();
  return { ...result, errors };
}

async function recordBatch(tx: Tx, { accountId, id, order, by, now, emit }: Recording, batch: Map<string, Sale>) {
  const known = new Map((await listOrders(tx, accountId, [...batch.keys()])).map((row) => [row.orderId, row]));
  const fresh = [...batch].filter(([orderId, sale]) => {
    const row = known.get(orderId);
    return !row || !isSameBuyer(row, sale);
  });
  const buyers = fresh.map(([orderId, { phone, date }]) => ({ orderId, phone, soldAt: new Date(date) }));
  const found = await matchCalls(tx, accountId, buyers, order);
  const rows = [...batch].map(([orderId, sale]): SaleRow => {
    const before = known.get(orderId);
    const call = found.get(orderId) ?? { callId: null, callUuid: null };
    const matched = before && isSameBuyer(before, sale) ? before : { ...call, byHand: false };
    const { phone, date, value, stage } = sale;
    const { callId, callUuid, byHand } = matched;
    const worth = { amount: value?.amount ?? null, currency: value?.currency ?? null };
    const own = { phone, soldAt: new Date(date), ...worth, stage };
    return { accountId, orderId, id: before?.id ?? randomUUID(), uploadId: id, ...own, callId, callUuid, byHand };
  });
  const changes = rows.map(({ orderId }) => {
    const before = known.get(orderId);
    return { orderId, before: before ? storedSale(before) : null };
  });
  await keepChanges(tx, { accountId, id }, changes);
  await writeSales(tx, rows);
  const unchanged = [...batch].filter(([orderId, sale]) => {
    const row = known.get(orderId);
    return row !== undefined && isKnown(row, sale);
  });
  const same = new Set(unchanged.map(([orderId]) => orderId));
  const touched = rows.filter(({ orderId }) => !same.has(orderId));
  const callIds = [...touched, ...touched.flatMap(({ orderId }) => known.get(orderId) ?? [])].flatMap(
    ({ callId }) => callId ?? [],
  );
  await reattribute(tx, { accountId, by, now }, callIds, emit);
  await report(tx, { accountId, id, now, emit }, touched);
  return {
    added: rows.length - known.size,
    changed: known.size - same.size,
    unchanged: same.size,
    matched: rows.filter(({ callId }) => callId !== null).length,
    ambiguous: [...found.values()].filter(({ fitting }) => fitting > 1).length,
  };
}

/** Tells of sales that were added or corrected. */
async function report(
  tx: Tx,
  { accountId, id: uploadId, now: at, emit }: Pick<Recording, 'accountId' | 'id' | 'now' | 'emit'>,
  rows: readonly SaleRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const dids = await listCalledNumbers(
    tx,
    accountId,
    rows.flatMap(({ callId }) => callId ?? []),
  );
  const sales = rows.map(({ id, callId }) => ({ id, did: dids.get(callId ?? 0) ?? '' }));
  await emit(tx, { kind: 'sales.recorded', accountId, uploadId, sales, at });
}

/** Gives these calls what their sales are worth by now, and what their stage says. */
export async function reattribute(
  tx: Tx,
  of: { accountId: number; by: string; now: Date },
  callIds: readonly number[],
  emit: Emit,
): Promise<void> {
  const distinct = [...new Set(callIds)].toSorted((one, other) => one - other);
  const sums = distinct.length === 0 ? [] : await sumsOfCalls(tx, of.accountId, distinct);
  const sold = sums.map(({ stage, ...sum }) => ({ ...sum, leadStatus: readLeadStatus(stage ?? '') ?? null }));
  await attributeSales(tx, of, sold, emit);
}
