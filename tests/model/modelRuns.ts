import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Run = z.object({
  machine: z.string(),
  place: z.enum(['memory', 'page']),
  driven: z.array(z.string()),
  /** What this place cannot drive, each with its reason. */
  unreachable: z.record(z.string(), z.string()),
});

/** What the last run drove of a machine, kept for `npm run models`. */
export type ModelRun = z.infer<typeof Run>;

const folder = '.cache/models';

export function keepRun(run: ModelRun): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run.machine}.${run.place}.json`), JSON.stringify(run, null, 2));
}

/** The runs that were kept; none before the tests ran. */
export function lastRuns(): ModelRun[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => Run.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}
