import { AppError } from './appError.ts';

/**
 * A row that a reader named, of those that he may see.
 *
 * @throws AppError NOT-FOUND if there is none
 */
export function found<Row extends object | string | number>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new AppError('NOT-FOUND');
  return row;
}
