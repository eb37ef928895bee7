import { localDay } from '../time/localTime.ts';
import { AppError } from '../appError.ts';

/** The zone in which a day begins first. */
const earliestZone = 'Pacific/Kiritimati';

/**
 * Refuses what no row can be within: a range whose end comes before its start (`durationMin` and `durationMax`, `datefrom`
 * and `dateto`, …), and days that have begun nowhere yet.
 * @throws AppError INVALID-PAYLOAD with `{ path, message }` per parameter.
 */
export function checkRanges(query: Record<string, unknown>, now: () => Date): void {
  const turned = Object.entries(query).flatMap(([start, from]) => {
    const end = endOf(start);
    return end !== undefined && isAfter(from, query[end]) ? [{ path: end, message: `before ${start}` }] : [];
  });
  const days = ['datefrom', 'dateto'].filter((path) => query[path] !== undefined);
  const ahead = days.filter((path) => isAfter(query[path], localDay(now(), earliestZone)));
  const faults = [...turned, ...ahead.map((path) => ({ path, message: 'in the future' }))];
  if (faults.length > 0) throw new AppError('INVALID-PAYLOAD', faults);
}

function endOf(start: string): string | undefined {
  if (start === 'datefrom') return 'dateto';
  return start.endsWith('Min') ? start.replace(/Min$/, 'Max') : undefined;
}

function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  return typeof one === 'string' && typeof other === 'string' && one > other;
}
