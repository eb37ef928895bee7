import type { z } from 'zod';
import { mostSaleRows, type sales } from '#contract/powerups/sales.contract.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { readingRows, type UploadedSheet } from '../../kernel/files/readingRows.ts';
import { found } from '../../kernel/found.ts';
import { saleRows } from './readSaleFile.ts';
import { recordSales } from './recordSales.ts';

type Given = z.output<typeof sales.uploadSales.body>;

/**
 * Attributes the sales of a file to calls. The file is read before the first is written.
 * @throws AppError ACCESS_DENIED_ACCOUNT, and those of the file.
 */
export async function uploadSales(actor: Actor, { sheet, ...given }: Given & { sheet: UploadedSheet }, emit: Emit) {
  const { account, invalid, match, days, ...format } = given;
  requireAccount(actor.scope, account);
  const home = found(await findHome(actor.db, account));
  const { name: fileName, type: source } = sheet.file;
  const order = { account, source, fileName, invalid, match, days };
  const read = { format, home, now: actor.now.toISOString(), most: mostSaleRows };
  return readingRows(sheet, saleRows, read, (rows) => recordSales(actor, order, rows(), emit));
}
