/** A LIKE pattern that finds the text anywhere, with its wildcards escaped. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
