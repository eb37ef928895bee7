import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from './fieldProblem.ts';
import { serverProblems } from './serverProblems.ts';

const Draft = z.object({
  name: z.string().min(2),
  email: z.email(),
  site: z.url(),
  mobile: z.e164(),
  born: z.iso.date(),
  share: z.number().min(1).max(100),
  vat: z.string().regex(/^\d+$/, { error: 'vat' }),
  numbers: z.array(z.object({ num: z.string().max(3) })).min(1),
});

test("each rule has its message, the schema's choice wins, and empty values are required", () => {
  const values = {
    name: 'x',
    email: 'x',
    site: 'x',
    mobile: null,
    born: '2026-02-30',
    share: 101,
    vat: 'a',
    numbers: [{ num: '1234' }],
  };
  const { error } = Draft.safeParse(values);
  expect(problemsOf(error?.issues ?? [], values)).toEqual({
    name: { word: 'atLeast', num: 2 },
    email: { word: 'email' },
    site: { word: 'url' },
    mobile: { word: 'required' },
    born: { word: 'date' },
    share: { word: 'highest', num: 100 },
    vat: { word: 'vat' },
    'numbers.0.num': { word: 'atMost', num: 3 },
  });
  expect(problemsOf(Draft.safeParse({ numbers: [] }).error?.issues ?? [], { numbers: [] })).toMatchObject({
    name: { word: 'required' },
    share: { word: 'required' },
    numbers: { word: 'required' },
  });
});

test('of several broken rules of a field the first is told', () => {
  const schema = z.object({ code: z.string().min(4, { error: 'vat' }).regex(/^\d+$/, { error: 'notValid' }) });
  const { error } = schema.safeParse({ code: 'x' });
  expect(error?.issues).toHaveLength(2);
  expect(problemsOf(error?.issues ?? [], { code: 'x' })).toEqual({ code: { word: 'vat' } });
});

test('missing fields and faults map to their paths, other failures to no field', () => {
  const values = { name: 'Ours', email: 'x' };
  expect(serverProblems({ code: 'MISSING-FIELD', info: ['address.city'] }, values)).toEqual({
    'address.city': { word: 'required' },
  });
  const faults = [
    { path: 'email', message: 'codeUsed' },
    { path: 'name', message: 'Too big: expected string' },
  ];
  expect(serverProblems({ code: 'INVALID-PAYLOAD', info: faults }, values)).toEqual({
    email: { word: 'codeUsed' },
    name: { word: 'notValid' },
  });
  for (const error of [
    null,
    new Error('x'),
    { code: 'GEN01', info: ['name'] },
    { code: 'INVALID-PAYLOAD', info: [1] },
  ]) {
    expect(serverProblems(error, values)).toEqual({});
  }
});
