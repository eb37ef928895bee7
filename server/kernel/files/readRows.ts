import { openSheet } from './readSheet.ts';
import { type RowKind, type SheetRequest, type SheetSummary, storeRows } from './sheetRows.ts';

/**
 * Reads a sheet into a file of rows.
 * @throws AppError those of `openSheet` and of the kind.
 */
export async function readRows(
  kinds: readonly RowKind<never, unknown>[],
  { file, kind, given, most, rows }: SheetRequest,
): Promise<SheetSummary> {
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`no rows are ${kind}`);
  const { lines, encoding, close } = await openSheet(file);
  try {
    await storeRows(found.read(lines, given as never), rows, most);
  } finally {
    close();
  }
  return { encoding };
}
