import type { Locale } from '#contract/tenancy/users.contract.ts';

/** Formats figures, days and hours for a language. Days are local dates, unaffected by time zones. */
export function reportFormats(locale: Locale) {
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    count: (count: number) => numbers.format(count),
    /** 12.5 as `12.5%`. */
    percent: (percent: number) => percents.format(percent / 100),
    list: (list: readonly string[]) => names.format(list),
    /** Whole seconds as `2:05`. */
    duration: (seconds: number) => {
      const whole = Math.round(seconds);
      return `${numbers.format(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
    },
    day: (label: string) => days.format(atMidnight(label)),
    /** 1 to 7, Monday first. */
    weekday: (weekday: number) => weekdays.format(Date.UTC(2026, 0, 4 + weekday)),
    hour: (hour: number) => hours.format(Date.UTC(2026, 0, 1, hour)),
  };
}

/** The first and last day of a report, or just one if they are the same. */
export function periodText({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(atMidnight(dateStart), atMidnight(dateEnd));
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
