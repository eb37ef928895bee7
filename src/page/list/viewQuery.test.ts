import { expect, test } from 'vitest';
import type { Column } from '../../ui/table/column.ts';
import { openedView, storedViewQuery, viewQuery } from './viewQuery.ts';

const columns: Column<string>[] = [
  { key: 'caller', title: 'Caller', width: 240, fixed: true },
  { key: 'status', title: 'Status', width: 150 },
  { key: 'score', title: 'Score', width: 80, hiddenAtFirst: true },
];
const layout = [{ key: 'caller' }, { key: 'status', width: 90 }];

test('a view keeps filters, order, page size and columns, but neither the page nor what is open', () => {
  const search = new URLSearchParams('status=missed&page=3&orderBy=caller&length=50&call=c1&view=v1&columns=score');
  expect(viewQuery(search, layout)).toBe('length=50&orderBy=caller&status=missed&columns=caller.status-90');
});

test('the order of parameters makes no difference, nor that of the values of one', () => {
  const [one, other] = ['status=missed&status=answered&search=a', 'search=a&status=answered&status=missed'];
  expect(viewQuery(new URLSearchParams(one), layout)).toBe(viewQuery(new URLSearchParams(other), layout));
  expect(viewQuery(new URLSearchParams('status=missed'), layout)).not.toBe(
    viewQuery(new URLSearchParams('status=answered'), layout),
  );
});

test('an opened view is the one that was saved', () => {
  const query = viewQuery(new URLSearchParams('search=a+b%26c&status=missed'), layout);
  const search = new URLSearchParams(openedView({ uuid: 'v1', query }));
  expect(search.get('view')).toBe('v1');
  expect(viewQuery(search, layout)).toBe(query);
  expect(storedViewQuery(query, columns)).toBe(query);
});

test('a saved view whose columns are gone has those of the list', () => {
  expect(storedViewQuery('columns=gone.status', columns)).toBe('columns=caller.status');
  expect(storedViewQuery('', columns)).toBe('columns=caller.status');
});
