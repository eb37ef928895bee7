import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Run = z.object({
  machine: z.string(),
  place: z.enum(['memory', 'page']),
  driven: z.array(z.string()),
  /** Reasons for what cannot be covered here. */
  unreachable: z.record(z.string(), z.string()),
});

/** What the last run covered of a machine, stored for `npm run models`. */
export type ModelRun = z.infer<typeof Run>;

const folder = '.cache/models';

export function keepRun(run: ModelRun): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run.machine}.${run.place}.json`), JSON.stringify(run, null, 2));
}

/** The stored runs; empty before the tests have run. */
export function lastRuns(): ModelRun[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => Run.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
