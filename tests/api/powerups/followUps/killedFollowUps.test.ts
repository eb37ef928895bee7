import { expect, test } from 'vitest';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { killFollowUps } from '../../../kills/killFollowUps.ts';
import { builtFile } from '../../../server/aServerProcess.ts';

test('follow-ups whose server is killed all go out, each once', { timeout: 300_000 }, async () => {
  const db = await aDatabase();
  const run = { kills: 2, calls: 60, databaseUrl: databaseUrl(db), server: await builtFile('main') };
  expect(await killFollowUps(db, run)).toEqual({ lost: 0, doubled: 0 });
});
