import type { z } from 'zod';
import { type MapImport, type MapProblem, mostMapRows } from '#contract/telephony/locations.contract.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { PostcodePlaces } from '../../kernel/outside/postcodePlaces.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { branchesOf } from './branches.repository.ts';
import { lockLocation, updateLocation } from './locations.repository.ts';
import { deleteRows, insertRows, type MapKey, type MapRow } from './postcodes.repository.ts';
import { readingRows, type UploadedSheet } from '../../kernel/files/readingRows.ts';
import { found } from '../../kernel/found.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { readLocation } from './changeLocation.ts';
import { nearestAmong } from './chooseBranch.ts';
import { mapLines, type MapFormat, type MapLine, readMap } from './readMap.ts';

type Answer = z.input<typeof MapImport>;
interface LineError {
  line: number;
  problem: MapProblem;
  value: string;
}

const batchSize = 1000;
const mostErrors = 200;

/**
 * Replaces a mapping by a file, which is read before, line by line in one transaction. With invalid rows nothing is written, unless the format
 * skips them; a check never writes.
 * @throws AppError NOT-FOUND, and those of the file.
 */
export async function importMap(
  actor: Actor,
  id: string,
  file: { sheet: UploadedSheet; format: MapFormat },
  places: PostcodePlaces,
): Promise<Answer> {
  await readLocation(actor.db, actor.scope, id);
  return readingRows(file.sheet, mapLines, { most: mostMapRows + 1 }, (rows) =>
    replaceMap({ ...actor, places }, id, rows(), file.format),
  );
}

async function replaceMap(
  { db, scope, places, author, now }: Actor & { places: PostcodePlaces },
  id: string,
  sheet: AsyncIterable<SheetLine>,
  format: MapFormat,
): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      const location = found(await lockLocation(tx, scope, id));
      const { accountId } = location;
      const unchanged = await readLocation(tx, scope, id);
      const branches = await branchesOf(tx, accountId, id);
      const home = found(await findHome(tx, accountId));
      const { country } = home;
      const findNearest = await nearestAmong(places, branches);
      const lines = readMap(sheet, format, { branches, country, findNearest });
      const read = await writeRows(tx, { accountId, locationId: id }, lines);
      const written = format.invalid === 'skip' || (format.invalid === 'refuse' && read.invalid === 0);
      if (!written) throw new NotWritten({ ...read, written, location: unchanged });
      await updateLocation(tx, location, { mapUpdatedAt: now });
      const { rows, valid, invalid } = read;
      const subject = `location ${id}`;
      await writeAudit(tx, author, { accountId, action: 'location.mapped', subject, after: { rows, valid, invalid } });
      return { ...read, written, location: await readLocation(tx, scope, id) };
    });
  } catch (error) {
    if (error instanceof NotWritten) return error.answer;
    throw error;
  }
}

/** Rolls the transaction back. */
class NotWritten extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('the file is not written');
    this.answer = answer;
  }
}

/** Writes the valid lines in batches, the first of repeated postcodes. */
async function writeRows(tx: Tx, key: MapKey, lines: AsyncIterable<MapLine>) {
  const read = { rows: 0, valid: 0, invalid: 0, errors: [] as LineError[] };
  const report = (error: LineError): void => {
    read.invalid += 1;
    if (read.errors.length < mostErrors) read.errors.push(error);
  };
  let batch: { line: number; row: MapRow }[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const inserted = await insertRows(
      tx,
      key,
      batch.map(({ row }) => row),
    );
    for (const { line, row } of batch)
      if (inserted.delete(row.postcode)) read.valid += 1;
      else report({ line, problem: 'repeated', value: row.postcode });
    batch = [];
  };
  await deleteRows(tx, key);
  for await (const found of lines) {
    read.rows += 1;
    if (read.rows > mostMapRows) {
      report({ line: found.line, problem: 'too-many-rows', value: String(mostMapRows) });
      break;
    }
    if ('problem' in found) report({ ...found, value: found.value.slice(0, 100) });
    else if (batch.push(found) === batchSize) await flush();
  }
  await flush();
  return { ...read, errors: read.errors.toSorted((a, b) => a.line - b.line) };
}
