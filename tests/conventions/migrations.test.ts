import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'server/kernel/db/migrations';

test('of the snapshots of migrations only the newest is kept: npm run db:generate drops the others', () => {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: { idx: number }[] };
  const newest = Math.max(...journal.entries.map(({ idx }) => idx));
  const snapshots = readdirSync(`${folder}/meta`).filter((name) => name !== '_journal.json');
  expect(snapshots).toEqual([`${String(newest).padStart(4, '0')}_snapshot.json`]);
});
