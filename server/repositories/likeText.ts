/** The pattern of LIKE that finds a text anywhere, its own wildcards taken as they stand. */
export function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
