import { existsSync, readFileSync } from 'node:fs';

const pressure = '/proc/pressure/cpu';

/** For how long processes have waited for a processor since the machine started (ms); 0 where the kernel doesn’t say. */
export function waitedForCpu(): number {
  if (!existsSync(pressure)) return 0;
  const [, micros = '0'] = /^some .*total=(\d+)/m.exec(readFileSync(pressure, 'utf8')) ?? [];
  return Number(micros) / 1000;
}
