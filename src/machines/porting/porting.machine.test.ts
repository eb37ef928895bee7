import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PortingAction, type PortingDetails, PortingStatus } from '#values/portingWords.ts';
import { afterAction, allowedActions, isOfKind } from './portingCourse.ts';
import { portingGaps } from './portingGaps.ts';

const customer = { staff: false, complete: true };
const staff = { staff: true, complete: true };

test.each<[PortingStatus, PortingAction[], PortingAction[]]>([
  ['draft', ['submit'], ['submit']],
  ['submitted', ['withdraw'], ['withdraw', 'review', 'reject']],
  ['inReview', [], ['schedule', 'reject']],
  ['scheduled', [], ['schedule', 'complete', 'reject']],
  ['rejected', ['revise'], ['revise']],
  ['done', [], []],
])('in %s, customers may %j and staff may %j', (status, ofCustomer, ofStaff) => {
  expect([allowedActions(status, customer), allowedActions(status, staff)]).toEqual([ofCustomer, ofStaff]);
});

test('an incomplete request cannot be submitted', () => {
  expect(afterAction('draft', 'submit', { staff: true, complete: false })).toBeUndefined();
});

test('a rejected request can become a draft again, and nothing follows done', () => {
  expect(afterAction('rejected', 'revise', customer)).toBe('draft');
  expect(PortingAction.options.map((action) => afterAction('done', action, staff))).toEqual(
    PortingAction.options.map(() => undefined),
  );
});

test('no sequence of customer actions moves a request past submitted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PortingAction.options), { maxLength: 12 }), (row) => {
      const end = row.reduce<PortingStatus>(
        (status, action) => afterAction(status, action, customer) ?? status,
        'draft',
      );
      expect(['draft', 'submitted']).toContain(end);
    }),
  );
});

test('only drafts are editable, and only drafts and rejected requests can be deleted', () => {
  expect(PortingStatus.options.filter((status) => isOfKind(status, 'editable'))).toEqual(['draft']);
  expect(PortingStatus.options.filter((status) => isOfKind(status, 'disposable'))).toEqual(['draft', 'rejected']);
});

describe('missing details', () => {
  const empty = { unit: '', number: '', street: '', city: '', state: '', postcode: '', country: '' };
  const said = { carrier: 'Telstra', customer: '12', name: 'Ada', title: 'Owner', company: 'Harbour', tax: '1' };
  const address = { ...empty, number: '1', street: 'Quay St', city: 'Sydney', postcode: '2000', country: 'AU' };
  const whole: PortingDetails = {
    ...said,
    type: 'geo',
    numbers: ['+61398765432'],
    phone: '+61412345678',
    address,
    message: '',
  };

  test('are empty for a complete request', () => {
    expect(portingGaps(whole, true)).toEqual([]);
  });

  test('are every field that carriers require, and the invoice', () => {
    const blank = { ...whole, carrier: ' ', numbers: [], phone: '', address: empty };
    expect(portingGaps(blank, false).map(({ path }) => path)).toEqual([
      'numbers',
      'carrier',
      'phone',
      'address.number',
      'address.street',
      'address.city',
      'address.postcode',
      'address.country',
      'invoice',
    ]);
  });

  test('include numbers that cannot be dialed', () => {
    const half = { ...whole, numbers: ['+61398765432', '03 98'], phone: '12' };
    expect(portingGaps(half, true)).toEqual([
      { path: 'numbers.1', problem: 'phone' },
      { path: 'phone', problem: 'phone' },
    ]);
  });
});
