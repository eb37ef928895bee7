import { pageSizes } from '#values/listRequest.ts';

export type PageSize = (typeof pageSizes)[number];

/** Which rows a table shows, as stored in the URL. `page` counts from 0. */
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

/** A table's initial view, and its sortable columns. */
export interface TableDefaults<Order extends string = string> {
  orderBy: Order;
  order: 'asc' | 'desc';
  length: PageSize;
  sortable: readonly Order[];
}

/** Reads the view from the URL; missing or invalid parameters fall back to the defaults. */
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

/** The search parameters of a view; null removes one. */
export function viewToSearchParams(view: TableView, defaults: TableDefaults): Record<keyof TableView, string | null> {
  return {
    page: view.page === 0 ? null : String(view.page + 1),
    length: view.length === defaults.length ? null : String(view.length),
    orderBy: view.orderBy === defaults.orderBy ? null : view.orderBy,
    order: view.order === defaults.order ? null : view.order,
    search: view.search === '' ? null : view.search,
  };
}

/** The view after clicking a column's header: descending first, then ascending; from the first page. */
export function sortedBy(view: TableView, orderBy: string): TableView {
  const order = view.orderBy === orderBy && view.order === 'desc' ? 'asc' : 'desc';
  return { ...view, orderBy, order, page: 0 };
}
