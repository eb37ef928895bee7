import type { DateView } from '#values/callFilter.ts';
import { monthOf } from '../../machines/filters/dateRange.ts';
import { countedToSearchParams } from '../../machines/filters/filterSearchParams.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/**
 * The call log's parameters for a bucket's calls. A day or month narrows the range; the log cannot filter by hour or
 * weekday, so `slot` makes it say so.
 */
export function callsBehind(filters: FilterSet, view: DateView, label: string): string {
  if (view === 'hours' || view === 'weekdays') return slotSearch(filters);
  const span = view === 'days' ? { dateStart: label, dateEnd: label } : monthOf(`${label}-01`);
  const narrowed: FilterSet = {
    ...filters,
    dateView: 'days',
    dateLabel: 'custom',
    dateStart: later(span.dateStart, filters.dateStart),
    dateEnd: earlier(span.dateEnd, filters.dateEnd),
  };
  return new URLSearchParams(countedToSearchParams(narrowed)).toString();
}

/** Parameters for all calls of the range; `slot` marks a bucket that the log cannot filter by. */
export function slotSearch(filters: FilterSet): string {
  return new URLSearchParams([...countedToSearchParams({ ...filters, dateView: 'days' }), ['slot', '1']]).toString();
}
