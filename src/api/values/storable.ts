/** Text as PostgreSQL can keep it: without U+0000, and U+FFFD for halves of characters. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A value read from JSON or a form, with all of its texts and names storable. */
export function storable<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storableText(name), cleaned(one)]));
}
