import { expect, test } from 'vitest';
import { guessColumns } from './mapColumns.ts';

const columnsOf = (postcode: number | null, specified: number | null, automatic: number | null, header = true) => ({
  header,
  postcode,
  specified,
  automatic,
});

test.each([
  [['postcode', 'specified-branch', 'automatic-branch'], columnsOf(0, 1, 2)],
  [['automatic-branch', 'Post Code', 'Branch'], columnsOf(1, 2, 0)],
  [['Suburb', 'ZIP'], columnsOf(1, null, null)],
  [['CAP', 'Sede'], columnsOf(0, 1, null)],
  [['3000', 'N'], columnsOf(0, 1, null, false)],
  [['3000', 'N', 'S', 'x'], columnsOf(0, 1, 2, false)],
  [[], columnsOf(0, null, null)],
])('the columns of %j are guessed', (first, columns) => {
  expect(guessColumns([first])).toEqual(columns);
});
