import { mostListRows } from '#contract/messaging/lists.contract.ts';
import { readingRows, type UploadedSheet } from '../../kernel/files/readingRows.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { InvalidRule } from './addToList.ts';
import { contactRows, type ListFormat } from './readListFile.ts';
import { addContacts, countryOf, requireList } from './lists.ts';

interface ListImport extends ListFormat {
  invalid: InvalidRule;
  /** Of national numbers; the account’s if missing. */
  country?: string | undefined;
}

/**
 * Adds the contacts of a file. The file is read before the database is asked for anything but the list.
 * @throws AppError NOT-FOUND, and those of the file.
 */
export async function importListFile(actor: Actor, id: string, sheet: UploadedSheet, body: ListImport) {
  const list = await requireList(actor, id);
  const { invalid, columns, header } = body;
  const country = await countryOf(actor, list, body.country);
  return readingRows(sheet, contactRows, { columns, header, country, most: mostListRows }, (rows) =>
    addContacts(actor, list, rows(), invalid),
  );
}
