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

test('a page past the end has no rows but keeps the total', () => {
  expect(names('name', 'asc', 1)).toEqual({ total: 3, rows: [] });
});
