import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { expect, test } from 'vitest';
import { findEngine } from '../../../../server/kernel/db/embedded/engineFiles.ts';
import { engineUser, placeEngine } from '../../../../server/kernel/db/embedded/engineUser.ts';

test('an engine placed outside an inaccessible folder has no links into it', () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-'));
  try {
    const user = engineUser();
    const { engine, home } = placeEngine(join(closed, 'data'), findEngine(), user);
    const links = readdirSync(join(engine, 'lib'), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
    expect(links.map(({ name }) => readlinkSync(join(engine, 'lib', name))).filter(isAbsolute)).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
    expect({ inFolder: home.startsWith(closed) }).toEqual({ inFolder: user.uid === undefined });
  } finally {
    rmSync(closed, { recursive: true, force: true });
  }
});
