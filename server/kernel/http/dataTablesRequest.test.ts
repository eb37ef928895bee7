import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../appError.ts';
import { readDataTables } from './dataTablesRequest.ts';

const accepts = (name: string) => ['orderBy', 'order', 'search', 'status', 'area'].includes(name);
const read = (query: Record<string, unknown>) => readDataTables(query, accepts);

test('reads what DataTables sends: the column of an index, its direction, the text, and the search of a column', () => {
  expect(
    read({
      draw: '3',
      _: '1763990000000',
      start: '50',
      length: '25',
      'columns[0][data]': 'caller',
      'columns[0][name]': '',
      'columns[0][searchable]': 'true',
      'columns[0][orderable]': 'true',
      'columns[0][search][value]': '',
      'columns[0][search][regex]': 'false',
      'columns[1][data]': 'status',
      'columns[1][search][value]': 'missed',
      'columns[1][search][regex]': 'false',
      'order[0][column]': '0',
      'order[0][dir]': 'asc',
      'order[0][name]': '',
      'search[value]': '0412',
      'search[regex]': 'false',
    }),
  ).toEqual({ start: '50', length: '25', orderBy: 'caller', order: 'asc', search: '0412', status: 'missed' });
});

test.each([
  [{ 'order[0][column]': '4' }, 'order[0][column]'],
  [{ 'order[0][column]': '0', 'columns[0][data]': 'x', 'columns[0][orderable]': 'false' }, 'order[0][column]'],
  [{ 'order[0][dir]': 'asc' }, 'order[0][dir]'],
  [{ 'order[1][column]': '0', 'columns[0][data]': 'x' }, 'order[1][column]'],
  [{ 'search[regex]': 'true' }, 'search[regex]'],
  [{ 'columns[0][search][regex]': 'true' }, 'columns[0][search][regex]'],
  [{ 'columns[0][data]': 'caller', 'columns[0][search][value]': 'x' }, 'columns[0][search][value]'],
  [{ 'columns[0][width]': '9' }, 'columns[0][width]'],
  [{ 'columns[0][search]': 'x' }, 'columns[0][search]'],
  [{ 'search[value]': ['a', 'b'] }, 'search[value]'],
])('refuses %o by its name', (query, path) => {
  expect(refusal(() => read(query))).toEqual([path]);
});

test('a list that has no order and no search refuses both', () => {
  const none = (query: Record<string, string>) => () => readDataTables(query, () => false);
  expect(refusal(none({ 'search[value]': 'x' }))).toEqual(['search[value]']);
  expect(refusal(none({ 'order[0][name]': 'x' }))).toEqual(['order[0][column]']);
});

test('takes or refuses whatever has brackets, and never passes it on', () => {
  const part = fc.constantFrom('[0]', '[column]', '[data]', '[value]', '[', ']', '[search]', '[x]');
  const name = fc
    .tuple(fc.constantFrom('order', 'columns', 'search', 'draw', 'a'), fc.array(part, { minLength: 1, maxLength: 4 }))
    .map(([start, rest]) => start + rest.join(''));
  const law = fc.property(fc.dictionary(name, fc.constantFrom('0', 'asc', 'true', 'false', '')), (query) => {
    try {
      expect(Object.keys(read(query)).filter((key) => key.includes('['))).toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
    }
  });
  fc.assert(law);
});

const Faults = z.array(z.object({ path: z.string() }));

/** The parameters that are refused by name. */
function refusal(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return Faults.parse(error.info).map(({ path }) => path);
  }
  return 'not refused';
}
