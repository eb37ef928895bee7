import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeadStatus } from '#values/leadStatus.ts';
import { grouped, type Person, statusOf, ungrouped, withStatus } from './person.rules.ts';

const alone = (number: string, status: LeadStatus): Person => [
  { number, personId: `person of ${number}`, status, formerStatus: null },
];
const status = fc.constantFrom(...LeadStatus.options);
const shown = (numbers: readonly { number: string; status: LeadStatus }[]) =>
  Object.fromEntries(numbers.map((one) => [one.number, one.status]));

test.each([
  ['won', 'lost', 'won'],
  ['new', 'lost', 'lost'],
  ['won', 'new', 'won'],
  ['new', 'new', 'new'],
] as const)('who is %s and who is %s are one person who is %s', (one, other, expected) => {
  const person = grouped(alone('a', one), alone('b', other));
  expect(person).toEqual([
    { number: 'a', personId: 'person of a', status: expected, formerStatus: one },
    { number: 'b', personId: 'person of a', status: expected, formerStatus: other },
  ]);
});

test('what is ungrouped at once is as it was before, whichever number leaves', () => {
  const law = fc.property(status, status, fc.constantFrom('a', 'b'), (one, other, leaving) => {
    const both = grouped(alone('a', one), alone('b', other));
    const numbers = ungrouped(both, leaving, 'a new person');
    expect(shown(numbers)).toEqual({ a: one, b: other });
    expect(new Set(numbers.map(({ personId }) => personId)).size).toBe(2);
    expect(numbers.map(({ formerStatus }) => formerStatus)).toEqual([null, null]);
  });
  fc.assert(law);
});

test('a status that is given to a person stays with each number', () => {
  const law = fc.property(status, status, status, fc.constantFrom('a', 'b'), (one, other, later, leaving) => {
    const both = grouped(alone('a', one), alone('b', other));
    fc.pre(later !== statusOf(both));
    const numbers = ungrouped(withStatus(both, later), leaving, 'a new person');
    expect(shown(numbers)).toEqual({ a: later, b: later });
  });
  fc.assert(law);
});

test('groups that join have one status, and all numbers of both', () => {
  const law = fc.property(fc.array(status, { minLength: 4, maxLength: 4 }), (statuses) => {
    const [a = 'new', b = 'new', c = 'new', d = 'new'] = statuses;
    const first = grouped(alone('a', a), alone('b', b));
    const second = grouped(alone('c', c), alone('d', d));
    const all = grouped(first, second);
    expect(all.map(({ number }) => number)).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(all.map((one) => `${one.personId} ${one.status}`)).size).toBe(1);
    const three = ungrouped(all, 'd', 'a new person').filter(({ number }) => number !== 'd');
    expect(three.map((one) => [one.number, one.status])).toEqual(['a', 'b', 'c'].map((one) => [one, statusOf(all)]));
  });
  fc.assert(law);
});

test('the same status again changes nothing', () => {
  const both = grouped(alone('a', 'won'), alone('b', 'lost'));
  expect(withStatus(both, 'won')).toEqual(both);
});
