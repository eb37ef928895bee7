import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

let folder: string;
const folders: string[] = [];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

/** A project of three files whose build writes what ours does. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trunkline-build-'));
  folders.push(folder);
  for (const name of ['src', 'server', 'scripts']) mkdirSync(join(folder, name));
  for (const name of ['buildIfChanged', 'fingerprint'])
    cpSync(`scripts/${name}.ts`, join(folder, `scripts/${name}.ts`));
  writeFileSync(join(folder, 'src/main.tsx'), 'page');
  writeFileSync(join(folder, 'server/main.ts'), 'server');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }));
  writeFileSync(
    join(folder, 'build.js'),
    `import { mkdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
     console.log('a list of bundle files');
     if (existsSync('broken')) throw new Error('no such import');
     for (const name of ['page', 'server', 'dni']) {
       rmSync('dist/' + name, { recursive: true, force: true });
       mkdirSync('dist/' + name, { recursive: true });
     }
     for (const name of ['page/index.html', 'server/main.js', 'server/heavyRequests.js', 'server/fileReader.js', 'dni/snippet.js'])
       writeFileSync('dist/' + name, '');`,
  );
});

function build() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/buildIfChanged.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const built = { status: 0, stdout: expect.stringMatching(/^Building .*\nBuilt in \d+ s\.\n$/), stderr: '' };
const silent = { status: 0, stdout: '', stderr: '' };

test('a build is made once, in two lines', () => {
  expect(build()).toEqual(built);
  expect(build()).toEqual(silent);
});

test.each([
  ['a source changed', () => appendFileSync(join(folder, 'server/main.ts'), ' 2')],
  ['a source is new', () => writeFileSync(join(folder, 'src/App.tsx'), 'app')],
  ['a source is gone', () => rmSync(join(folder, 'src/main.tsx'))],
  ['a package changed', () => appendFileSync(join(folder, 'package.json'), '\n')],
  ['a part of the build is missing', () => rmSync(join(folder, 'dist/server/fileReader.js'))],
])('it is made again when %s', (_, change) => {
  build();
  change();
  expect(build()).toEqual(built);
  expect(build()).toEqual(silent);
});

test.each([
  ['a test', 'src/main.test.ts'],
  ['what it wrote itself', 'src/locales/compiled/en.json'],
])('%s makes no difference', (_, path) => {
  build();
  mkdirSync(join(folder, 'src/locales/compiled'), { recursive: true });
  writeFileSync(join(folder, path), 'other');
  expect(build()).toEqual(silent);
});

test('a build made by other means in between does not pass for one of these sources', () => {
  build();
  spawnSync('npm', ['run', 'build'], { cwd: folder });
  expect(build()).toEqual(built);
});

test('one that fails says why, and is made again', () => {
  writeFileSync(join(folder, 'broken'), '');
  const { status, stderr } = build();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/a list of bundle files[\s\S]*no such import[\s\S]*failed/),
  ]);
  rmSync(join(folder, 'broken'));
  expect(build()).toEqual(built);
});
