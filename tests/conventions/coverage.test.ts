import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Page, pages, redirects } from '#contract/pages.ts';

const file = 'docs/coverage.md';
const text = readFileSync(file, 'utf8');

/** The rows of the table under a heading, cell by cell, without backticks. */
function rowsUnder(heading: string): string[][] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${file} has no section ${heading}`);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function stateOfPage(route: Page | undefined): string {
  if (route === undefined) return 'missing';
  return route.planned === undefined ? 'built' : 'planned';
}

function rolesOf({ access, roles }: Page): string {
  if (access !== 'session') return 'none';
  return roles.length === 0 ? 'any' : roles.toSorted().join(', ');
}

const shape = (path: string) => path.replaceAll(/:\w+/g, ':').replace(/\/$/, '');
const contract = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${shape(path)}`));
const sorted = (roles: string) => roles.split(', ').toSorted().join(', ');
const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);

test('every screen of docs/coverage.md has the state it claims: update the word when a screen is built', () => {
  const wrong = rowsUnder('Screens').flatMap(([path = '', roles = '', state = '']) => {
    const route = pages.find((page) => page.path === path);
    const is = { state: stateOfPage(route), roles: route ? rolesOf(route) : sorted(roles) };
    const isRight = is.state === state && is.roles === sorted(roles);
    return isRight ? [] : [`${file}: the row of ${path} should say ${is.state}, for ${is.roles}`];
  });
  expect(wrong).toEqual([]);
});

test('every page has a row in docs/coverage.md', () => {
  const named = rowsUnder('Screens').map(([path = '']) => path);
  const paths: string[] = pages.map(({ path }) => path);
  expect(paths.filter((path) => !named.includes(path)).map((path) => `${file} has no row for ${path}`)).toEqual([]);
  expect(twice(named)).toEqual([]);
});

test('the redirects of docs/coverage.md match the route table', () => {
  const rows = rowsUnder('Redirects').map(([from = '', to = '', state = '']) => [from, to, state]);
  expect(rows).toEqual(Object.entries(redirects).map(([from, to]) => [from, to, 'built']));
});

test('every part of a screen in docs/coverage.md is marked as built exactly when its file exists', () => {
  const wrong = rowsUnder('Parts of screens').flatMap(([part = '', path = '', state = '']) => {
    const is = existsSync(path) ? 'built' : 'planned';
    return is === state ? [] : [`${file}: the row of "${part}" (${path}) should say ${is}`];
  });
  expect(wrong).toEqual([]);
});

test('every API call of docs/coverage.md is marked as built exactly when the contract has it', () => {
  const wrong = rowsUnder('API calls').flatMap(([method = '', path = '', state = '']) => {
    const is = contract.has(`${method} ${shape(path)}`) ? 'built' : 'planned';
    return is === state ? [] : [`${file}: the row of ${method} ${path} should say ${is}`];
  });
  expect(wrong).toEqual([]);
});

test('docs/coverage.md lists each API call of the specification once', () => {
  const named = rowsUnder('API calls').map(([method = '', path = '']) => `${method} ${shape(path)}`);
  const count = /The specification names (\d+) calls/.exec(text)?.[1];
  expect(twice(named)).toEqual([]);
  expect(named.length).toBe(Number(count));
});

test('every page names an existing screen, and every screen is a page', () => {
  const screens = globSync('src/screens/*/*Screen.tsx').filter((path) => !path.includes('/devUi/'));
  const named = new Set(pages.map(({ screen }) => `src/screens/${screen}.tsx`));
  expect(screens.toSorted()).toEqual([...named].toSorted());
});
