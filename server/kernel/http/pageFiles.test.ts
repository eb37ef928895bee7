import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestName, readPageFiles } from './pageFiles.ts';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'page-files-'));

function built(manifest: object): string {
  const folder = emptyFolder();
  mkdirSync(dirname(join(folder, manifestName)));
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest));
  return folder;
}

const manifest = {
  'src/app/shell/Shell.tsx': { file: 'assets/Shell.js', imports: ['_ui.js'], css: ['assets/Shell.css'] },
  'src/screens/tenancy/people/UsersScreen.tsx': { file: 'assets/Users.js', imports: ['_ui.js', '_table.js'] },
  'src/screens/tenancy/people/NewUserScreen.tsx': { file: 'assets/NewUser.js' },
  'src/screens/tenancy/people/UserScreen.tsx': { file: 'assets/User.js' },
  'src/screens/tenancy/sessions/LoginScreen.tsx': { file: 'assets/Login.js' },
  '_ui.js': { file: 'assets/ui.js', imports: ['_react.js'], css: ['assets/ui.css'] },
  '_table.js': { file: 'assets/table.js', imports: ['_ui.js'], css: ['assets/table.css'] },
  '_react.js': { file: 'assets/react.js' },
};

test('a URL has the files of the shell and its screen with all their imports, each once', () => {
  expect(readPageFiles(built(manifest))('/users/list/')).toEqual({
    scripts: ['/assets/Shell.js', '/assets/ui.js', '/assets/react.js', '/assets/Users.js', '/assets/table.js'],
    styles: ['/assets/Shell.css', '/assets/ui.css', '/assets/table.css'],
  });
});

test('a static path segment wins over a parameter, and a page before login has no shell', () => {
  const filesOf = readPageFiles(built(manifest));
  const lastScript = (address: string) => filesOf(address)?.scripts.at(-1);
  expect(lastScript('/users/list/new')).toBe('/assets/NewUser.js');
  expect(lastScript('/users/list/ann%40demo.test')).toBe('/assets/User.js');
  expect(filesOf('/users/list/ann/more')).toBeUndefined();
  expect(filesOf('/login/')).toEqual({ scripts: ['/assets/Login.js'], styles: [] });
});

test('no page has files without a build', () => {
  expect(readPageFiles(emptyFolder())('/users/list')).toBeUndefined();
});
