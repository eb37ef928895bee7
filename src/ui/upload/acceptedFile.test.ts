import { expect, test } from 'vitest';
import { acceptOf, refusalOf } from './acceptedFile.ts';

const rule = { maxBytes: 100, types: ['png', 'pdf'] } as const;

test.each([
  [{ name: 'a.png', type: 'image/png', size: 100 }, null],
  [{ name: 'a.PDF', type: '', size: 1 }, null],
  [{ name: 'a.png', type: 'image/png', size: 101 }, 'file-too-large'],
  [{ name: 'a.png', type: 'image/gif', size: 1 }, 'file-invalid-type'],
  [{ name: 'pdf', type: 'text/plain', size: 1 }, 'file-invalid-type'],
  [{ name: 'a.exe', type: '', size: 1 }, 'file-invalid-type'],
] as const)('%j is refused for %s', (file, refusal) => {
  expect(refusalOf(file, rule)).toBe(refusal);
});

test('the chooser offers each kind by its type and its endings', () => {
  expect(acceptOf(['jpeg', 'pdf'])).toEqual(['image/jpeg', '.jpg', '.jpeg', 'application/pdf', '.pdf']);
});
