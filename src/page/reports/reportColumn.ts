import type { Money } from '#values/money.ts';
import type { Narrow } from './callsBehind.ts';

/** A number, sums of money, a text that says more about the row, or null where there is nothing to count. */
export type Figure = number | null | string | readonly Money[];

/** A figure of a report’s rows. */
export interface ReportColumn<Row> {
  title: string;
  of: (row: Row) => Figure;
  /** Calls unless it says otherwise: a count of people opens none, since they call more than once. */
  unit?: 'count' | 'people' | 'seconds' | 'percent' | 'money';
  /** What narrows a row’s calls to those that the figure counts. */
  narrow?: Narrow;
  /** Whether an increase is good. */
  more?: 'good' | 'bad';
}
