import { expect, test } from 'vitest';
import { z } from 'zod';
import { unknownKeys } from './unknownKeys.ts';

const Person = z.object({ name: z.string(), pet: z.object({ kind: z.string() }).optional() });

test.each([
  ['nothing, when all is known', Person, { name: 'Ann', pet: { kind: 'cat' } }, []],
  ['a key', Person, { name: 'Ann', age: 3 }, ['age']],
  ['a key inside', Person, { name: 'Ann', pet: { kind: 'cat', age: 3 } }, ['pet.age']],
  ['keys in lists', z.array(Person), [{ name: 'Ann' }, { name: 'Bo', x: 1 }], ['1.x']],
  ['keys under any name', z.record(z.string(), Person), { a: { name: 'Ann', x: 1 } }, ['a.x']],
  ['keys behind a change of the value', Person.transform(({ name }) => name), { name: 'Ann', x: 1 }, ['x']],
  ['keys of a default and of null', Person.nullable().default(null), { name: 'Ann', x: 1 }, ['x']],
  [
    'keys of the alternative that is meant',
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('a'), one: z.string() }),
      z.object({ is: z.literal('b'), other: z.string() }),
    ]),
    { is: 'b', other: 'x', one: 'y' },
    ['one'],
  ],
  ['nothing of what may hold anything', z.looseObject({ name: z.string() }), { name: 'Ann', x: 1 }, []],
  ['nothing in JSON of any form', z.object({ settings: z.json() }), { settings: { a: [{ b: 1 }] } }, []],
  ['a key that objects inherit', z.object({}), { constructor: 1 }, ['constructor']],
] as [string, z.ZodType, unknown, string[]][])('finds %s', (_, schema, value, unknown) => {
  expect(unknownKeys(schema, value)).toEqual(unknown);
});
