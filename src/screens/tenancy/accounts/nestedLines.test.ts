import { expect, test } from 'vitest';
import { nestedLines } from './nestedLines.ts';

const line = (id: number, father: number | null) => ({ id, name: `Account ${id}`, father });

test('lines are nested below their parents, in order', () => {
  expect(nestedLines([line(1, null), line(2, 1), line(3, 2), line(4, 1)])).toEqual([
    {
      ...line(1, null),
      below: [
        { ...line(2, 1), below: [{ ...line(3, 2), below: [] }] },
        { ...line(4, 1), below: [] },
      ],
    },
  ]);
});

test('a line whose parent is not shown is at the top', () => {
  expect(nestedLines([line(7, 3), line(8, 7)])).toEqual([{ ...line(7, 3), below: [{ ...line(8, 7), below: [] }] }]);
});
