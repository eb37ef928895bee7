import type { DateView } from '#values/callFilter.ts';
import { monthOf } from '../../machines/filters/dateRange.ts';
import { countedToSearchParams } from '../../machines/filters/filterSearchParams.ts';
import type { FilterSet } from '../../machines/filters/filterSet.ts';

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Parameters of a call list that narrow it to one figure. */
export type Narrow = Readonly<Record<string, string | readonly string[]>>;

/** A call list’s parameters for the calls of a figure: the report’s filters, narrowed. */
export function callsBehind(filters: FilterSet, narrow: Narrow): string {
  const search = new URLSearchParams(countedToSearchParams({ ...filters, dateView: 'days' }));
  if ('datefrom' in narrow) search.delete('range');
  for (const [name, values] of Object.entries(narrow)) {
    const [first = '', ...rest] = [values].flat();
    search.set(name, first);
    for (const value of rest) search.append(name, value);
  }
  return search.toString();
}

/** What narrows calls to a bucket of a view; a month only to its days within the range. */
export function bucketNarrow({ dateStart, dateEnd }: FilterSet, view: DateView, label: string): Narrow {
  if (view === 'hours') return { hour: label };
  if (view === 'weekdays') return { weekday: label };
  const span = view === 'days' ? { dateStart: label, dateEnd: label } : monthOf(`${label}-01`);
  return { datefrom: later(span.dateStart, dateStart), dateto: earlier(span.dateEnd, dateEnd) };
}

/** What a report’s row says narrows calls to it. */
export function rowNarrow({ actions }: { actions: { calls: string } }): Narrow {
  return Object.fromEntries(new URLSearchParams(actions.calls));
}
