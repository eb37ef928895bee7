const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time by the clock of an IANA zone: ISO 8601 with whole seconds and the zone's offset. Uses `Intl` because date-fns-tz converts
 * through the host's own zone, so that zone's clock changes would show; and a page of calls has hundreds of these.
 */
export function clockTime(at: Date, timezone: string): string {
  let format = formats.get(timezone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
    formats.set(timezone, format);
  }
  const [, sign = '+', hours = '00', minutes = '00'] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  const offset = ahead === 0 ? 'Z' : `${sign}${hours}:${minutes}`;
  return `${new Date(at.getTime() + ahead).toISOString().slice(0, 19)}${offset}`;
}
