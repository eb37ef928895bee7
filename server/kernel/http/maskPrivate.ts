const privateParts =
  /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w.-]+|(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}\b|\b[0-9a-f]{32,}\b|(?<![\w-])[\w-]{43}(?![\w-])|[?#][^\s:)]*|(?:\+|%2B)?\d[\d ()-]{5,}\d/gi;

/** Masks personal data in a text from the page: emails, tokens, URL queries, phone numbers. */
export function maskPrivate(text: string): string {
  return text.replaceAll(privateParts, '…');
}
