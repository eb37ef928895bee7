/** Between the names of keys. */
export const keyNameSeparator = ' › ';

/** The names of the keys that a caller pressed, as one text: `Sales › New cars`. */
export function joinKeyNames(names: readonly string[]): string {
  return names.map((name) => name.replaceAll('›', '>')).join(keyNameSeparator);
}

export function splitKeyNames(joined: string): string[] {
  return joined.split(keyNameSeparator);
}
