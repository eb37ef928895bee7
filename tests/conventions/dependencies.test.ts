import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Names = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: Names, devDependencies: Names, optionalDependencies: Names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const pinned = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

test('every dependency is pinned to one version', () => {
  expect(Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/);
});

test('no package in the tree is under the GPL', () => {
  const Package = z.object({ name: z.string().optional(), license: z.unknown().optional() });
  const licences = globSync('node_modules/{*,@*/*}/package.json').map((path) =>
    Package.parse(JSON.parse(readFileSync(path, 'utf8'))),
  );
  expect(licences.length).toBeGreaterThan(200);
  expect(
    licences.filter(
      ({ license }) => /(^|[^L])GPL/.test(JSON.stringify(license ?? '')) && !/ OR /.test(JSON.stringify(license)),
    ),
  ).toEqual([]);
});
