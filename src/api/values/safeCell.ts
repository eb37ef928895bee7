/** First characters that make spreadsheets run a formula, half or full width (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
/** E.164 numbers begin with a plus but are not formulas. */
const phoneNumber = /^\+\d{4,15}$/;

/** The text of a CSV cell. Prefixes an apostrophe to what a spreadsheet would run. */
export function safeCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const runs = formula.test(text) && !plainNumber.test(text) && !phoneNumber.test(text);
  return runs ? `'${text}` : text;
}
