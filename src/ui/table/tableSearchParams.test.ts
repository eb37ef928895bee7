import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSizes } from '#values/listRequest.ts';
import {
  sortedBy,
  viewFromSearchParams,
  viewToSearchParams,
  type TableDefaults,
  type TableView,
} from './tableSearchParams.ts';

const defaults: TableDefaults = { orderBy: 'dateStart', order: 'desc', length: 25, sortable: ['dateStart', 'caller'] };

function throughSearchParams(view: TableView): TableView {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(viewToSearchParams(view, defaults)))
    if (value !== null) search.set(name, value);
  return viewFromSearchParams(new URLSearchParams(search.toString()), defaults);
}

const anyView: fc.Arbitrary<TableView> = fc.record({
  page: fc.nat(99_999),
  length: fc.constantFrom(...pageSizes),
  orderBy: fc.constantFrom(...defaults.sortable),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
});

test('a view survives a round trip through the URL', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(throughSearchParams(view)).toEqual(view);
    }),
  );
});

test.each(['page=0', 'page=x', 'page=1.5', 'length=26', 'orderBy=password', 'order=up', 'search=  '])(
  '%s falls back to the default',
  (search) => {
    expect(viewFromSearchParams(new URLSearchParams(search), defaults)).toEqual({
      page: 0,
      length: 25,
      orderBy: 'dateStart',
      order: 'desc',
      search: '',
    });
  },
);

test('a column header sorts descending, then ascending, from the first page', () => {
  const view = viewFromSearchParams(new URLSearchParams('page=3'), defaults);
  const once = sortedBy(view, 'caller');
  expect(once).toMatchObject({ orderBy: 'caller', order: 'desc', page: 0 });
  expect(sortedBy(once, 'caller')).toMatchObject({ orderBy: 'caller', order: 'asc' });
  expect(sortedBy(sortedBy(once, 'caller'), 'caller')).toMatchObject({ order: 'desc' });
});
