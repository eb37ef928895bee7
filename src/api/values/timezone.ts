import { z } from 'zod';

/** An IANA time zone known to this runtime, for example `Australia/Melbourne`. */
export const Timezone = z.string().max(64).refine(isTimezone, { message: 'not an IANA time zone' });
export type Timezone = z.infer<typeof Timezone>;

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
