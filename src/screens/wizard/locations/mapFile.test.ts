import { expect, test } from 'vitest';
import { guessColumns, readMapFile } from './mapFile.ts';

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

test('only the first lines of a file are read', async () => {
  const file = new File(['\uFEFFpostcode;branch\r\n', '3000;"North; CBD"\r\n'.repeat(10_000)], 'map.csv');
  const { lines } = await readMapFile(file);
  expect([lines.length, lines[0], lines[1]]).toEqual([6, ['postcode', 'branch'], ['3000', 'North; CBD']]);
});
