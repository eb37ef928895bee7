import { expect, test } from 'vitest';
import type { AccountRow } from '#contract/tenancy/accounts.contract.ts';
import { movedRows } from './movedRows.ts';

function anAccountRow(id: number, name: string, father: number | null, subLevel: number): AccountRow {
  return {
    id,
    name,
    father,
    fatherName: null,
    subLevel,
    status: 'active',
    type: 'business',
    country: 'AU',
    timezone: 'Australia/Sydney',
    category: 'OTHER',
    plan: null,
    billerCode: null,
    highway: null,
    billingClient: false,
    numbers: 0,
    users: 0,
    version: 1,
  };
}

const rows = [
  anAccountRow(1, 'Harbour', null, 0),
  anAccountRow(2, 'Dental', 1, 1),
  anAccountRow(3, 'Carlton', 2, 2),
  anAccountRow(4, 'Motors', 1, 1),
  anAccountRow(5, 'albany', 4, 2),
];
const lines = (moved: AccountRow[]) => moved.map(({ name, subLevel, fatherName }) => [subLevel, name, fatherName]);

test('a moved branch is sorted among its new siblings, with its new depth', () => {
  expect(lines(movedRows(rows, 2, 4))).toEqual([
    [0, 'Harbour', null],
    [1, 'Motors', null],
    [2, 'albany', null],
    [2, 'Dental', 'Motors'],
    [3, 'Carlton', null],
  ]);
});

test('an account cannot move below itself', () => {
  expect(movedRows(rows, 2, 3)).toEqual(rows);
});
