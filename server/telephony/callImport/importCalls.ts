import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type CallImportResult, mostImportRows } from '#contract/telephony/callImports.contract.ts';
import { currencyOfCountry } from '#values/countries.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { insertImport, lockImports } from './callImports.repository.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { agentsOf } from './agents.ts';
import { listEveryNumber } from './everyNumber.repository.ts';
import { firstCalls } from './firstCalls.ts';
import { problemOf } from './problemOf.ts';
import type { ImportLine, LineError } from './readCallFile.ts';
import { type Batch, writeBatch } from './writeBatch.ts';

type Result = z.input<typeof CallImportResult>;

const batchSize = 1000;
const mostErrors = 200;
const mostNamed = 20;

export interface ImportOrder {
  account: number;
  source: 'csv' | 'xlsx' | 'api';
  fileName: string;
  invalid: 'refuse' | 'skip' | 'check';
}

type Lines = AsyncIterable<ImportLine> | Iterable<ImportLine>;

/**
 * Imports calls in one transaction, batch by batch; `read` begins at the first line each time. With invalid rows
 * nothing is written, unless they are skipped; a check never writes. Calls that were imported before are left out.
 */
export async function importCalls({ db, author, now }: Actor, order: ImportOrder, read: () => Lines): Promise<Result> {
  const { account: accountId, source, fileName, invalid: mode } = order;
  const id = randomUUID();
  try {
    return await db.transaction(async (tx) => {
      await lockImports(tx, accountId);
      const judge = { now, currency: currencyOfCountry((await findHome(tx, accountId))?.country ?? '') };
      const firsts =
        mode === 'check' ? new Map<string, number>() : await firstCalls(tx, accountId, checked(read(), judge));
      const reading = { accountId, importId: id, now, mode, firsts };
      const { result, range } = await readAll(tx, reading, checked(read(), judge));
      const refused = mode === 'check' || (mode === 'refuse' && result.invalid > 0);
      if (refused || !range) throw new NotWritten({ ...result, id: null });
      const { valid: calls, duplicates, invalid } = result;
      const [firstCall, lastCall] = [new Date(range.first), new Date(range.last)];
      const by = { createdBy: author.email, createdAt: now, undoneBy: null, undoneAt: null };
      const counts = { calls, duplicates, invalid };
      await insertImport(tx, { accountId, id, source, fileName, ...counts, firstCall, lastCall, ...by });
      await writeAudit(tx, author, { accountId, action: 'calls.imported', subject: `import ${id}`, after: counts });
      await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: id });
      return { ...result, id };
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
    super('nothing is imported');
    this.result = result;
  }
}

interface Reading {
  accountId: number;
  importId: string;
  now: Date;
  mode: ImportOrder['invalid'];
  firsts: Map<string, number>;
}

/** The lines up to the limit, with what is wrong with calls whose fields are well formed. */
async function* checked(lines: Lines, judge: { now: Date; currency: string }): AsyncGenerator<ImportLine> {
  let rows = 0;
  for await (const found of lines) {
    rows += 1;
    if (rows > mostImportRows) {
      yield { line: found.line, field: null, problem: 'too-many-rows', value: String(mostImportRows) };
      return;
    }
    yield 'call' in found ? (problemOf(found, judge) ?? found) : found;
  }
}

async function readAll(tx: Tx, { accountId, importId, now, mode, firsts }: Reading, lines: Lines) {
  const result = { rows: 0, valid: 0, duplicates: 0, invalid: 0, errors: [] as LineError[] };
  const report = (error: LineError): void => {
    result.invalid += 1;
    if (result.errors.length < mostErrors) result.errors.push({ ...error, value: error.value.slice(0, 100) });
  };
  const rows = await listEveryNumber(tx, accountId);
  const numbers = new Map(rows.map((row) => [row.did, row]));
  const counter = randomInt(4096);
  const importedAt = now.getTime();
  const agents = await agentsOf(tx, accountId);
  const batch: Batch = { accountId, importId, importedAt, numbers, agents, firstCalls: firsts, counter, calls: [] };
  const former = new Set<string>();
  const unknown = new Set<string>();
  let range: { first: number; last: number } | undefined;
  const flush = async (): Promise<void> => {
    const isWritten = mode !== 'check' && !(mode === 'refuse' && result.invalid > 0);
    const fresh = await writeBatch(tx, batch, isWritten);
    result.valid += fresh.length;
    result.duplicates += batch.calls.length - fresh.length;
    for (const { dateStart, trackingNumber, user } of fresh) {
      const at = Date.parse(dateStart);
      range = { first: Math.min(at, range?.first ?? at), last: Math.max(at, range?.last ?? at) };
      if (!numbers.has(trackingNumber)) former.add(trackingNumber);
      if (user !== null && agents.find(user) === undefined) unknown.add(user);
    }
    batch.calls = [];
  };
  for await (const found of lines) {
    result.rows += 1;
    if ('problem' in found) report(found);
    else if (batch.calls.push(found.call) === batchSize) await flush();
  }
  await flush();
  const formerNumbers = [...former].toSorted().slice(0, mostNamed);
  const unknownUsers = [...unknown].toSorted().slice(0, mostNamed);
  const named = { formerNumbers, formerCount: former.size, ...(unknownUsers.length > 0 && { unknownUsers }) };
  return { result: { ...result, ...named }, range };
}
