import { digitsOf, type Money } from '#values/currency.ts';
import type { Narrow } from './callsBehind.ts';

/** A number, sums of money, or a text that says more about the row. */
export type Figure = number | string | readonly Money[];

/** A figure of a report’s rows. */
export interface ReportColumn<Row> {
  title: string;
  of: (row: Row) => Figure;
  unit?: 'count' | 'seconds' | 'percent' | 'money';
  /** What narrows a row’s calls to those that the figure counts. */
  narrow?: Narrow;
  /** Whether an increase is good. */
  more?: 'good' | 'bad';
  /** The column’s name in the CSV file, which leaves it out without one. */
  csv?: string | undefined;
}

/** A row’s figures as a file has them: seconds and percents with a point, amounts with their currency. */
export function csvLine<Row>(columns: readonly ReportColumn<Row>[], row: Row): (string | number)[] {
  return columns.map(({ of }) => {
    const figure = of(row);
    if (typeof figure === 'string') return figure;
    if (typeof figure === 'number') return Math.round(figure * 10) / 10;
    return figure.map(({ amount, currency }) => `${decimal(amount, digitsOf(currency))} ${currency}`).join(' + ');
  });
}

function decimal(amount: number, digits: number): string {
  return (amount / 10 ** digits).toFixed(digits);
}
