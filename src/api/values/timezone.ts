import { z } from 'zod';
import { countries } from './countries.ts';

/**
 * An IANA time zone known to this runtime, for example `Australia/Melbourne`, in the one spelling that everybody uses. Offsets
 * are none: they don’t know about summer time.
 */
export const Timezone = z
  .string()
  .max(64)
  .refine((name) => canonical(name) !== undefined, { message: 'not an IANA time zone' })
  .overwrite((name) => canonical(name) ?? name);
export type Timezone = z.infer<typeof Timezone>;

/** Time zones that were looked up: a page of calls names fifty, and each look takes longer than the rest of its row. */
const known = new Map<string, string>();
/** There are fewer, but in any case of letters. */
const mostKnown = 1_000;

/** The names that our lists show, which the runtime may know as an older one: `Asia/Kolkata`. */
const listed = new Map(countries.flatMap(({ timezones }) => timezones.map((name) => [name.toLowerCase(), name])));

function canonical(name: string): string | undefined {
  const before = known.get(name) ?? look(name);
  if (before !== undefined && known.size < mostKnown) known.set(name, before);
  return before;
}

function look(name: string): string | undefined {
  if (/^[+-]\d/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return listed.get(name.toLowerCase()) ?? timeZone;
  } catch {
    return undefined;
  }
}
