import { z } from 'zod';

/** An IANA time zone known to this runtime, for example `Australia/Melbourne`. */
export const Timezone = z.string().max(64).refine(isTimezone, { message: 'not an IANA time zone' });
export type Timezone = z.infer<typeof Timezone>;

/** Time zones that were looked up: a page of calls names fifty, and each look takes longer than the rest of its row. */
const known = new Set<string>();
/** There are fewer, but in any case of letters. */
const mostKnown = 1_000;

function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < mostKnown) known.add(name);
    return true;
  } catch {
    return false;
  }
}
