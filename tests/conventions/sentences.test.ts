import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const list = 'docs/sentences.md';
const coverage = 'docs/coverage.md';

/** The ids of the list, in its order. */
const ids = [...readFileSync(list, 'utf8').matchAll(/^- \*\*(\d\.\d+)\*\* \S/gm)].map(([, id = '']) => id);

/** Cell by cell, the rows of the tables that cite sentences. */
const rows = readFileSync(coverage, 'utf8')
  .split(/^## /m)
  .filter((section) => /^(Parts of screens|Rules|Exports)\n/.test(section))
  .flatMap((section) => section.split('\n').filter((line) => line.startsWith('|')))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const cited = new Set(rows.flat().flatMap((cell) => (/^\d\.\d+(, \d\.\d+)*$/.test(cell) ? cell.split(', ') : [])));

test('the sentences of each section are numbered from 1, without a gap', () => {
  const sections = Object.groupBy(ids, (id) => id[0] ?? '');
  expect(Object.keys(sections)).toEqual(['2', '3', '4', '5', '6', '8', '9']);
  for (const [section, own = []] of Object.entries(sections))
    expect(own).toEqual(own.map((_, at) => `${section}.${at + 1}`));
});

test('every sentence has a row in docs/coverage.md, and every row cites sentences that there are', () => {
  expect(ids.filter((id) => !cited.has(id)).map((id) => `${coverage} has no row for sentence ${id}`)).toEqual([]);
  expect([...cited].filter((id) => !ids.includes(id)).map((id) => `${list} has no sentence ${id}`)).toEqual([]);
});

test('a row that is decided otherwise names a decision that exists', () => {
  const decided = rows.filter((cells) => cells.includes('decided'));
  const wrong = decided.filter((cells) => {
    const [, number = '', path = ''] = /^\[(\d{3})\]\((\S+)\)$/.exec(cells.at(-1) ?? '') ?? [];
    return !path.startsWith(`decisions/${number}-`) || !existsSync(`docs/${path}`);
  });
  expect(decided.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
