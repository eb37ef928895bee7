/** The numbers in pasted text: one a line, or separated by commas, semicolons or tabs. */
export function pastedNumbers(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((number) => number.trim().slice(0, 40))
    .filter((number) => number !== '');
}
