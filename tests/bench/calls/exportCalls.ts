import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../report.ts';

/** MB of memory of a process; NaN where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** Downloads up to `most` calls as CSV: rows a second, and the memory that the server takes meanwhile above its idle. */
export async function measureExport(
  url: string,
  headers: Record<string, string>,
  { pid, most }: { pid: number; most: number },
): Promise<Figure[]> {
  await sleep(3_000);
  const idle = memoryOf(pid);
  let peak = idle;
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 100);
  const begun = performance.now();
  const response = await fetch(`${url}/v2/call/export?`, { headers: { ...headers, 'accept-encoding': 'identity' } });
  let rows = -1;
  let milliseconds = 0;
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk as Uint8Array) if (byte === 10) rows += 1;
    milliseconds = performance.now() - begun;
    if (rows >= most) break;
  }
  clearInterval(watching);
  return [
    { name: `export of ${rows} calls`, value: (rows / milliseconds) * 1000, unit: '/s' },
    { name: 'memory of the export above idle', value: peak - idle, unit: 'MB', budget: 64 },
  ];
}
