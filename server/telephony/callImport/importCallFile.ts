import { mostImportRows } from '#contract/telephony/callImports.contract.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { readingRows, type UploadedSheet } from '../../kernel/files/readingRows.ts';
import { found } from '../../kernel/found.ts';
import { importCalls } from './importCalls.ts';
import { type CallFileFormat, callRows } from './readCallFile.ts';

/**
 * Imports the calls of a file. The file is read before the import begins.
 * @throws AppError NOT-FOUND, and those of the file.
 */
export async function importCallFile(actor: Actor, account: number, sheet: UploadedSheet, format: CallFileFormat) {
  const home = found(await findHome(actor.db, account));
  const { name: fileName, type: source } = sheet.file;
  const order = { account, source, fileName, invalid: format.invalid };
  return readingRows(sheet, callRows, { format, home, most: mostImportRows }, (rows) =>
    importCalls(actor, order, rows),
  );
}
