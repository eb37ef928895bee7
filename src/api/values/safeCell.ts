/** First characters that make spreadsheets run a formula, half or full width (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
/** E.164 numbers begin with a plus but are not formulas. */
const phoneNumber = /^\+\d{4,15}$/;

/** Characters that need quotes in CSV: in many countries, spreadsheets also split at semicolons and tabs. */
export const csvSeparators = /[",;\t\r\n]/;

export type CellValue = string | number | boolean | null;

/** The text of a CSV cell: an apostrophe precedes what a spreadsheet would run. */
export function safeCell(value: CellValue): string {
  const text = value === null ? '' : String(value);
  const runs = formula.test(text) && !plainNumber.test(text) && !phoneNumber.test(text);
  return runs ? `'${text}` : text;
}
