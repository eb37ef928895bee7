import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type PageFiles, pageFilesName, readPageFiles } from './pageFiles.ts';

function built(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'));
  const list = paths.map((path): PageFiles => ({ path, scripts: [`/assets${path}.js`], styles: [] }));
  mkdirSync(dirname(join(folder, pageFilesName)));
  writeFileSync(join(folder, pageFilesName), JSON.stringify(list));
  return folder;
}

test('an address has the files of its route, and a fixed part comes before a parameter', () => {
  const filesOf = readPageFiles(built(['/users/list/:email', '/users/list', '/users/list/new']));
  const pathAt = (address: string) => filesOf(address)?.path;
  expect(pathAt('/users/list')).toBe('/users/list');
  expect(pathAt('/users/list/')).toBe('/users/list');
  expect(pathAt('/users/list/new')).toBe('/users/list/new');
  expect(pathAt('/users/list/ann%40demo.test')).toBe('/users/list/:email');
  expect(pathAt('/users/list/ann/more')).toBeUndefined();
  expect(pathAt('/login/')).toBeUndefined();
});

test('without a build no page has files', () => {
  expect(readPageFiles(mkdtempSync(join(tmpdir(), 'page-files-')))('/users/list')).toBeUndefined();
});
