import { mkdirSync, writeFileSync } from 'node:fs';

/** One line of the bench: a figure with its unit, its reference from the same run, and its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB gz' | 'MB' | '×' | '/s';
  budget?: number;
}

/** Prints the figures as a table and writes them to `tests/bench/results/latest.json`. */
export function report(figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, budget }) => ({
    figure: name,
    value: `${value < 10 ? value.toFixed(3) : value.toFixed(1)} ${unit}`,
    budget: budget === undefined ? '' : `≤ ${budget} ${unit}`,
    verdict: budget === undefined ? '' : value <= budget ? 'within' : 'OVER',
  }));
  console.table(rows);
  mkdirSync('tests/bench/results', { recursive: true });
  writeFileSync(
    'tests/bench/results/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, figures }, null, 2)}\n`,
  );
}
