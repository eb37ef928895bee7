import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

interface Spent {
  parent: number;
  seconds: number;
}

/** The CPU time, user and system, of a process and of those that it started and waited for. Undefined without /proc. */
function spentBy(pid: number | string): Spent | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { parent: fields[1] ?? 0, seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** Seconds of CPU time of a process and its children; NaN where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const own = spentBy(pid);
  if (!own) return Number.NaN;
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => spentBy(name) ?? [])
    .filter(({ parent }) => parent === pid);
  return others.reduce((sum, { seconds }) => sum + seconds, own.seconds);
}
