const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Formats a value in COPY's text format, for a column of this SQL type.
 * @throws Error for a value that none of our columns holds.
 */
export function copyText(value: unknown, type: string): string {
  if (value === null || value === undefined) return '\\N';
  if (type === 'jsonb') return escaped(JSON.stringify(value));
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(arrayText(value));
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`a ${typeof value} is no value of a column of type ${type}`);
}

function escaped(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text;
}

function arrayText(items: readonly unknown[]): string {
  const quoted = items.map((item) => `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`);
  return `{${quoted.join(',')}}`;
}
