import { expect, test } from 'vitest';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { killBackfill } from '../../../kills/killBackfill.ts';
import { builtFile } from '../../../server/aServerProcess.ts';

test('a backfill whose server is killed is complete in the end, and undone exactly', { timeout: 300_000 }, async () => {
  const db = await aDatabase();
  const run = {
    kills: { running: 1, undoing: 0 },
    calls: 2500,
    databaseUrl: databaseUrl(db),
    server: await builtFile('main'),
  };
  expect(await killBackfill(db, run)).toEqual({ wrong: 0, notRestored: 0 });
});
