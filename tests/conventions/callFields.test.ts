import { expect, test } from 'vitest';
import { Call, callListQuery } from '#contract/telephony/calls.contract.ts';
import { callFields } from '#values/callFields.ts';
import { exportFields } from '#values/exportField.ts';
import { ImportField } from '#values/importedCall.ts';

interface Use {
  column?: true;
  filters?: readonly string[];
  imported?: string;
  edited?: true;
}

const uses: [string, Use][] = Object.entries(callFields);

test('the table of a call’s fields has exactly the fields of a call', () => {
  expect(Object.keys(callFields).toSorted()).toEqual(Object.keys(Call.shape).toSorted());
  expect(exportFields.filter((name) => !(name in callFields))).toEqual([]);
});

test('a field that is filtered names parameters that the log takes', () => {
  const parameters = Object.keys(callListQuery.shape);
  const unknown = uses.flatMap(([, { filters = [] }]) => filters.filter((name) => !parameters.includes(name)));
  expect(unknown).toEqual([]);
});

test('every field that people edit in a call is a column and a filter', () => {
  const edited = uses.filter(([, use]) => use.edited).map(([name]) => name);
  expect(edited.toSorted()).toEqual(['leadStatus', 'notes', 'revenue', 'score', 'tags']);
  const hidden = uses.filter(([, use]) => use.edited && !(use.column && use.filters));
  expect(hidden).toEqual([]);
});

test('every column can be filtered', () => {
  expect(uses.filter(([, { column, filters = [] }]) => column && filters.length === 0)).toEqual([]);
});

test('an imported field is a column of the file', () => {
  const options: string[] = ImportField.options;
  expect(uses.filter(([, { imported }]) => imported !== undefined && !options.includes(imported))).toEqual([]);
});
