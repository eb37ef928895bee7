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

/**
 * Downloads up to `most` calls as CSV: rows a second, and the memory that the server takes meanwhile above its idle, after a
 * first export, with which a process grows to the size that V8 lets it have.
 */
export async function measureExport(
  url: string,
  headers: Record<string, string>,
  { pid, most }: { pid: number; most: number },
): Promise<Figure[]> {
  await download(url, headers, most / 5);
  await sleep(3_000);
  const idle = memoryOf(pid);
  let peak = idle;
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 100);
  const begun = performance.now();
  const rows = await download(url, headers, most);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watching);
  return [
    { name: `export of ${rows} calls`, value: rows / seconds, unit: '/s' },
    { name: 'memory of the export above idle', value: peak - idle, unit: 'MB', budget: 64 },
  ];
}

/** Reads until there are no more calls, or so many were read; how many that were. */
async function download(url: string, headers: Record<string, string>, most: number): Promise<number> {
  const response = await fetch(`${url}/v2/call/export?`, { headers: { ...headers, 'accept-encoding': 'identity' } });
  let rows = -1;
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk as Uint8Array) if (byte === 10) rows += 1;
    if (rows >= most) break;
  }
  return rows;
}
