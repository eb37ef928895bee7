import { expect, test } from 'vitest';
import type { Column } from '../../ui/table/column.ts';
import { pageOfRows } from './pageOfRows.ts';

interface Person {
  name: string;
  town: string;
}

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', width: 100, text: ({ name }) => name },
  { key: 'town', title: 'Town', width: 100, text: ({ town }) => town },
];
/** In the order of the server, by name. */
const people: Person[] = [
  { name: 'ada', town: 'Perth' },
  { name: 'Bo', town: 'Cairns' },
  { name: 'cy', town: 'Hobart' },
];
const names = (orderBy: string, order: 'asc' | 'desc', page = 0) =>
  pageOfRows(people, columns, { orderBy, order, page, length: 10, search: '' }, { orderBy: 'name', order: 'asc' });

test('the default order keeps the order of the rows', () => {
  expect(names('name', 'asc')).toEqual({ total: 3, rows: people });
  expect(names('name', 'desc').rows.map(({ name }) => name)).toEqual(['cy', 'Bo', 'ada']);
});

test('another column sorts by its text, in both directions', () => {
  expect(names('town', 'asc').rows.map(({ town }) => town)).toEqual(['Cairns', 'Hobart', 'Perth']);
  expect(names('town', 'desc').rows.map(({ town }) => town)).toEqual(['Perth', 'Hobart', 'Cairns']);
});

test('counts sort as the numbers they are', () => {
  const towns = ['10', '9', '100'].map((town) => ({ name: town, town }));
  const view = { orderBy: 'town', order: 'asc', page: 0, length: 10, search: '' } as const;
  const { rows } = pageOfRows(towns, columns, view, { orderBy: 'name', order: 'asc' });
  expect(rows.map(({ town }) => town)).toEqual(['9', '10', '100']);
});

test('a page past the end has no rows but keeps the total', () => {
  expect(names('name', 'asc', 1)).toEqual({ total: 3, rows: [] });
});

test('pages of ten hold all rows between them, and a list that is sorted downwards by default keeps its order', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `n${at}`, town: 'Perth' }));
  const view = { orderBy: 'name', order: 'desc', length: 10, search: '' } as const;
  const pages = [0, 1].map((page) => pageOfRows(many, columns, { ...view, page }, { orderBy: 'name', order: 'desc' }));
  expect(pages).toEqual([
    { total: 12, rows: many.slice(0, 10) },
    { total: 12, rows: many.slice(10) },
  ]);
});
