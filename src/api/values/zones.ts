import { countries } from './countries.ts';

export interface Zone {
  /** IANA: `Australia/Melbourne`. */
  name: string;
  /** Two-letter codes of the countries that use it. */
  countries: readonly string[];
}

function collect(): Zone[] {
  const codes = new Map<string, string[]>();
  for (const { code, timezones } of countries) {
    for (const name of timezones) codes.set(name, [...(codes.get(name) ?? []), code]);
  }
  return [...codes]
    .map(([name, of]) => ({ name, countries: of }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** All countries' time zones, sorted by name. */
export const zones: readonly Zone[] = collect();

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  formats.set(zone, format);
  return format;
}

/** The zone's offset from UTC in minutes: 600 in Brisbane. Throws RangeError for an unknown zone. */
export function offsetOf(zone: string, at: Date): number {
  const name =
    formatOf(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' && ahead > 0 ? -ahead : ahead;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats 330 as `UTC+05:30`. */
export function offsetText(minutes: number): string {
  const ahead = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
