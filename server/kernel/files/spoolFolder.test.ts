import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { spoolPath, sweepSpool } from './spoolFolder.ts';

const id = '0b0f4f0e-8f0c-4c53-9d0e-3c1f2a5b6c7d';

test('what killed processes left is deleted at the start, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'));
  try {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const now = new Date('2026-11-25T12:00:00Z');
    const files = [
      `trunkline-upload-${ended}-${id}`,
      `trunkline-upload-${ended}-${id}.rows`,
      // A process before this one had its id, as the first one of a container has.
      `trunkline-upload-${process.pid}-${id}`,
      `trunkline-upload-${process.ppid}-${id}`,
      `trunkline-upload-${id}`,
      'trunkline-upload-notes',
      'other.txt',
    ];
    for (const name of files) await writeFile(join(folder, name), 'Ann');
    await utimes(join(folder, `trunkline-upload-${id}`), now, new Date(now.getTime() - 2 * 86_400_000));
    await sweepSpool(folder, now);
    expect((await readdir(folder)).toSorted()).toEqual(
      ['other.txt', `trunkline-upload-${process.ppid}-${id}`, 'trunkline-upload-notes'].toSorted(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an upload that is being read is not swept away, as a second application may start in its process', async () => {
  const { path, discard } = spoolPath();
  try {
    for (const name of [path, `${path}.rows`]) await writeFile(name, 'Ann');
    await sweepSpool();
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith(basename(path)));
    expect(left.toSorted()).toEqual([basename(path), `${basename(path)}.rows`]);
  } finally {
    discard();
    await rm(`${path}.rows`, { force: true });
  }
});
