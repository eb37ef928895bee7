import type { Locale } from '#contract/tenancy/users.contract.ts';

/** Formats a time for a mail, in the recipient's language and time zone. */
export function momentText(at: Date, timeZone: string, locale: Locale): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone }).format(at);
}
