import type { Call } from '#contract/telephony/calls.contract.ts';
import { matchesFilters } from '../../../machines/filters/callMatches.ts';
import type { FilterSet } from '../../../machines/filters/filterSet.ts';
import type { TableView } from '../../../ui/table/tableSearchParams.ts';

export interface CallPage {
  recordsTotal: number;
  recordsFiltered: number;
  data: Call[];
}

/** What decides whether a call belongs to the visible rows. */
export interface CallLogView {
  view: TableView;
  filters: FilterSet;
  /** The selected accounts; empty means all. */
  accounts: readonly number[];
  /** The call's day in the filters' time zone. */
  dayOf: (call: Call) => string;
}

/** Whether a call belongs to the list. Only the server can evaluate a search. */
function isListed(call: Call, { filters, accounts, dayOf }: CallLogView): boolean {
  const day = dayOf(call);
  const isOfAccount = accounts.length === 0 || accounts.includes(call.account);
  return day >= filters.dateStart && day <= filters.dateEnd && isOfAccount && matchesFilters(call, filters);
}

/**
 * Merges a changed call into the page: replaces its row, or prepends it where the newest come first. `undefined` when
 * only the server knows the new page.
 */
export function mergeLiveCall(page: CallPage, call: Call, seen: CallLogView): CallPage | undefined {
  const known = page.data.some(({ uuid }) => uuid === call.uuid);
  if (known) return { ...page, data: page.data.map((row) => (row.uuid === call.uuid ? call : row)) };
  if (!isListed(call, seen)) return page;
  const { page: at, orderBy, order, search, length } = seen.view;
  const newestFirst = at === 0 && orderBy === 'dateStart' && order === 'desc' && search === '';
  const newest = page.data[0]?.dateStart ?? '';
  if (!newestFirst || call.dateStart < newest) return undefined;
  return {
    recordsTotal: page.recordsTotal + 1,
    recordsFiltered: page.recordsFiltered + 1,
    data: [call, ...page.data].slice(0, length),
  };
}
