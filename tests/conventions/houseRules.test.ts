import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesThat, sourceFiles } from './sourceFiles.ts';

const product = sourceFiles(['src', 'server']);
const everything = [...product, ...sourceFiles(['tests', 'scripts'])];
const page = product.filter(({ path }) => path.startsWith('src/'));

describe('files', () => {
  test('there is code to judge', () => {
    expect(everything.length).toBeGreaterThan(100);
  });

  test('no barrels and no drawers for odds and ends', () => {
    const bad = everything.filter(({ path }) => /^(index|utils?|misc|helpers?|common)\.tsx?$/.test(basename(path)));
    expect(bad.map(({ path }) => path)).toEqual([]);
  });

  test('no file is longer than 250 lines', () => {
    const long = everything.filter(({ text }) => text.split('\n').length > 251);
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`)).toEqual([]);
  });
});

describe('code', () => {
  test('links go through the path builder', () => {
    const files = page.filter(({ path }) => !/^src\/(app\/|page\/paths)/.test(path));
    expect(linesThat(files, /\b(to|href)=["'{`]+\/(?!\/)|navigate\(["'`]\//)).toEqual([]);
  });

  test('no check is switched off and nothing is half done', () => {
    const judged = everything.filter(({ path }) => !path.startsWith('tests/conventions/'));
    expect(linesThat(judged, /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable|\bas any\b/)).toEqual([]);
    expect(linesThat(product, /\b(TODO|FIXME|HACK|XXX)\b|not implemented|coming soon|lorem ipsum/i)).toEqual([]);
  });

  test('the page asks the table of endpoints for no schemas: a build has none in it', () => {
    expect(linesThat(page, /\bendpoints\.\w+\.(params|query|body|response)\b/)).toEqual([]);
  });

  test('no exception is swallowed', () => {
    expect(
      linesThat(product, /catch\s*(\([^)]*\))?\s*\{\s*\}|\.catch\(\(\)\s*=>\s*(\{\s*\}|undefined|null)\)/),
    ).toEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    expect(
      linesThat(sourceFiles(['src', 'server', 'tests']), /\b(test|it|describe)\.(skip|only|todo|fails)\b/),
    ).toEqual([]);
  });

  test('the page writes no markup from strings', () => {
    expect(linesThat(page, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/)).toEqual([]);
  });

  test('the server speaks through its log only', () => {
    const files = product.filter(({ path }) => path.startsWith('server/') && path !== 'server/banner.ts');
    expect(linesThat(files, /\bconsole\./)).toEqual([]);
  });
});
