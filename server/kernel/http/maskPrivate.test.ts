import { expect, test } from 'vitest';
import { maskPrivate } from './maskPrivate.ts';

test.each([
  ['user robin@example.test is gone', 'user … is gone'],
  ['/users/list/robin%40example.test', '/users/list/…'],
  ['/calls/history/+61 3 7010 4410', '/calls/history/…'],
  ['at https://calls.example.test/a.js?v=1#x:10:2', 'at https://calls.example.test/a.js…:10:2'],
  ['bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.c2lnbmF0dXJlLW9mLWl0', 'bearer …'],
  ['/flow-review/q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z-x_c', '/flow-review/…'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
])('%j is masked as %j', (text, kept) => {
  expect(maskPrivate(text)).toBe(kept);
});
