import type { SaleField } from '#values/sale.ts';
import type { ImportFile } from '../../../page/fileImport/importFile.ts';

/** The field of each column; null for a column to leave out. */
export type Columns = readonly (SaleField | null)[];

/** Headers of other systems, in the order in which they are tried. */
const names: readonly [SaleField, RegExp][] = [
  ['orderId', /order|invoice|reference|^id$|ordine|fattura/],
  ['value', /value|amount|revenue|price|total|valore|importo/],
  ['phone', /phone|mobile|caller|number|^tel|numero|telefono/],
  ['date', /date|sold|closed|time|data/],
  ['stage', /stage|status|fase|stato/],
];

/** Guesses the columns from the header. Each field is found once. */
export function guessColumns([first = []]: ImportFile['lines'], header: boolean): Columns {
  const taken = new Set<SaleField>();
  return first.map((cell) => {
    if (!header) return null;
    const name = cell.trim().toLowerCase();
    const field = names.find(([option, pattern]) => pattern.test(name) && !taken.has(option))?.[0] ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
}

/** The fields that every sale needs and that no column has yet. */
export function missingFields(columns: Columns): SaleField[] {
  return (['phone', 'date'] as const).filter((field) => !columns.includes(field));
}
