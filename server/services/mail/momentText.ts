import type { Locale } from '#contract/users.contract.ts';

/** A moment as a mail says it, in the reader's language and zone. */
export function momentText(at: Date, timeZone: string, locale: Locale): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone }).format(at);
}
