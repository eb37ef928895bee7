import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type Page, pages, redirects } from '#contract/pages.ts';
import { asked, askedElsewhere } from '../api/whole/withoutDemo/asked.ts';
import { refusals } from '../builders/api/askEverything.ts';

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
/** To the contract, what is built in part is built. */
const stated = (state: string) => (state === 'in part' ? 'built' : state);
const sorted = (roles: string) => roles.split(', ').toSorted().join(', ');
const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);

test('every screen of docs/coverage.md has the state it claims: update the word when a screen is built', () => {
  const wrong = rowsUnder('Screens').flatMap(([path = '', roles = '', state = '']) => {
    const route = pages.find((page) => page.path === path);
    const is = { state: stateOfPage(route), roles: route ? rolesOf(route) : sorted(roles) };
    const isRight = is.state === stated(state) && is.roles === sorted(roles);
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

/** The rows of the tables that name a test: what it shows, the row's state, and the test as `file: title`. What is decided otherwise names none. */
const shown = [
  ...rowsUnder('Parts of screens').map(([part = '', state = '', shows = '']) => ({ part, state, shows })),
  ...rowsUnder('Rules').map(([, part = '', state = '', shows = '']) => ({ part, state, shows })),
  ...rowsUnder('Exports').map(([part = '', state = '', shows = '']) => ({ part, state, shows })),
];

test('every part, rule and export of docs/coverage.md that is built names a test that shows it', () => {
  const wrong = shown.flatMap(({ part, state, shows }) => {
    if (state === 'decided') return [];
    if (state === 'planned') return shows === '–' ? [] : [`${file}: "${part}" has a test, so it is built`];
    const [path = '', title = ''] = shows.split(/: (.*)/);
    const exists = title !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title);
    return exists ? [] : [`${file}: "${part}" names a test that ${path} does not have: ${title}`];
  });
  expect(wrong).toEqual([]);
});

test('docs/coverage.md says what each row that is built in part lacks, and of no other', () => {
  const inPart = [
    ...rowsUnder('Screens').flatMap(([path = '', , state]) => (state === 'in part' ? [path] : [])),
    ...rowsUnder('API calls').flatMap(([method = '', path = '', state]) =>
      state === 'in part' ? [`${method} ${path}`] : [],
    ),
    ...shown.flatMap(({ part, state }) => (state === 'in part' ? [part] : [])),
  ];
  const explained = rowsUnder('In part').map(([row = '']) => row);
  expect(explained.toSorted()).toEqual(inPart.toSorted());
});

test('every API call of docs/coverage.md is marked as built exactly when the contract has it', () => {
  const wrong = rowsUnder('API calls').flatMap(([method = '', path = '', state = '']) => {
    const is = contract.has(`${method} ${shape(path)}`) ? 'built' : 'planned';
    return is === stated(state) ? [] : [`${file}: the row of ${method} ${path} should say ${is}`];
  });
  expect(wrong).toEqual([]);
});

const nameOf = new Map(
  Object.entries(endpoints).map(([name, { method, path }]) => [`${method} ${shape(path)}`, name as EndpointName]),
);

/** `answers.test.ts` asks as a customer without the demo; `everyEndpoint.test.ts` sends a valid request to every endpoint. */
test('every API call of docs/coverage.md that is built is answered without the demo, and says something', () => {
  const untested = rowsUnder('API calls').flatMap(([method = '', path = '', state = '']) => {
    const name = nameOf.get(`${method} ${shape(path)}`);
    if (name === undefined || stated(state) !== 'built' || askedElsewhere[name] !== undefined) return [];
    const isTested = method === 'GET' ? asked[name] !== undefined : refusals[name] === undefined;
    return isTested ? [] : [`${method} ${path} (${name})`];
  });
  expect(untested).toEqual([]);
});

test('the tests that answer elsewhere exist, and start no demo', () => {
  const wrong = Object.entries(askedElsewhere).filter(([, shows]) => {
    const [path = '', title = ''] = shows.split(/: (.*)/);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return !source.includes(title) || /startDemo|startSite|loadDemo/.test(source);
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
  const screens = globSync('src/screens/*/*/*Screen.tsx').filter((path) => !path.includes('/devUi/'));
  const named = new Set(pages.map(({ screen }) => `src/screens/${screen}.tsx`));
  expect(screens.toSorted()).toEqual([...named].toSorted());
});
