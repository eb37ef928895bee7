import { pageSizes } from '#values/listRequest.ts';

export type PageSize = (typeof pageSizes)[number];

/** Which rows a table shows, as its address says it. `page` counts from 0. */
export interface TableView<Order extends string = string> {
  page: number;
  length: PageSize;
  orderBy: Order;
  order: 'asc' | 'desc';
  search: string;
}

interface SearchReader {
  get(name: string): string | null;
}

/** How a table is shown before anybody chose, and the columns by which it can be sorted. */
export interface TableDefaults<Order extends string = string> {
  orderBy: Order;
  order: 'asc' | 'desc';
  length: PageSize;
  sortable: readonly Order[];
}

/** The view that an address says; what it does not say, or says wrongly, is the default. */
export function viewFromSearchParams<Order extends string>(
  search: SearchReader,
  defaults: TableDefaults<Order>,
): TableView<Order> {
  const page = Number(search.get('page') ?? 1);
  const orderBy = search.get('orderBy');
  const order = search.get('order');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page - 1 : 0,
    length: pageSizes.find((size) => String(size) === search.get('length')) ?? defaults.length,
    orderBy: defaults.sortable.find((column) => column === orderBy) ?? defaults.orderBy,
    order: order === 'asc' || order === 'desc' ? order : defaults.order,
    search: (search.get('search') ?? '').trim().slice(0, 100),
  };
}

/** The parameters that say this view; null means that the parameter is left out. */
export function viewToSearchParams(view: TableView, defaults: TableDefaults): Record<keyof TableView, string | null> {
  return {
    page: view.page === 0 ? null : String(view.page + 1),
    length: view.length === defaults.length ? null : String(view.length),
    orderBy: view.orderBy === defaults.orderBy ? null : view.orderBy,
    order: view.order === defaults.order ? null : view.order,
    search: view.search === '' ? null : view.search,
  };
}

/** The view after a click on a column's head: first descending, then ascending; always from the first page. */
export function sortedBy(view: TableView, orderBy: string): TableView {
  const order = view.orderBy === orderBy && view.order === 'desc' ? 'asc' : 'desc';
  return { ...view, orderBy, order, page: 0 };
}
