import { CsvParser } from './csvParser.ts';
import { UnreadableCsv } from './unreadableCsv.ts';

const separators = [',', ';', '\t', '|'] as const;

/** Lines that are looked at. */
const mostLines = 50;

/** What separates the cells of a text, and where its first line begins. */
export interface CsvFormat {
  separator: string;
  from: number;
}

/**
 * Finds the separator by the start of a text: the one that Excel’s own `sep=;` line names, or else the one that splits
 * most lines into equally many cells, and of several the one with most cells.
 */
export function formatOf(start: string, isWhole: boolean): CsvFormat {
  const given = /^sep=([^\r\n"])(?:\r\n|\r|\n|$)/i.exec(start);
  if (given) return { separator: given[1] ?? ',', from: given[0].length };
  const rated = separators.map((separator) => ({ separator, ...rate(start, isWhole, separator) }));
  const best = rated.reduce((a, b) => (b.share > a.share || (b.share === a.share && b.cells > a.cells) ? b : a));
  return { separator: best.separator, from: 0 };
}

/** How many cells most lines have, and which share of the lines has so many. One cell is no split. */
function rate(start: string, isWhole: boolean, separator: string): { share: number; cells: number } {
  const counts = new Map<number, number>();
  const lines = linesOf(start, isWhole, separator)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .slice(0, mostLines);
  for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let [cells, most] = [1, 0];
  for (const [length, count] of counts) if (length > 1 && count > most) [cells, most] = [length, count];
  return { share: lines.length === 0 ? 0 : most / lines.length, cells };
}

function linesOf(start: string, isWhole: boolean, separator: string) {
  const parser = new CsvParser(separator);
  try {
    const lines = parser.write(start);
    return isWhole || lines.length === 0 ? [...lines, ...parser.end()] : lines;
  } catch (error) {
    if (error instanceof UnreadableCsv) return [];
    throw error;
  }
}
