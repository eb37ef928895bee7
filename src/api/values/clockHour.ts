/** The hour, 0 to 23, of a clock of 24 hours, or of 12 with `am` or `pm`; undefined if it shows no such hour. */
export function clockHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
