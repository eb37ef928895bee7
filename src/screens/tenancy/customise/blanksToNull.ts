/** Converts blank texts to null: form texts are never null, settings never blank. */
export function blanksToNull(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) return value.map(blanksToNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blanksToNull(inner)]));
}

/** The settings as form values: an empty text for null. */
export type Typed<Settings> = {
  [Name in keyof Settings]: null extends Settings[Name] ? Exclude<Settings[Name], null> : Settings[Name];
};

/** Initial form values: an empty text for every null. */
export function nullsToBlank<Settings extends object>(settings: Settings): Typed<Settings> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? ''])) as Typed<Settings>;
}
