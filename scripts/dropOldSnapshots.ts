import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The next migration is drawn from the newest snapshot alone, and each has thousands of lines.
const folder = 'server/kernel/db/migrations/meta';
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const name of snapshots.slice(0, -1)) rmSync(join(folder, name));
