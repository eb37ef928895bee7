import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposing } from '../../src/ui/keys/isComposing.ts';

/** Handlers of keys that nobody types text with: rows, marks, cards, and the canvas. */
const withoutText = new Set([
  'src/ui/board/useCardDrag.ts',
  'src/ui/table/useActiveRow.ts',
  'src/ui/charts/useRovingMarks.ts',
]);

test('a field whose handler acts on Enter or Escape leaves both to an input method that is composing', () => {
  const acting = globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !withoutText.has(file))
    .filter((file) => /\bkey === '(Enter|Escape)'/.test(readFileSync(file, 'utf8')));
  expect(acting.length).toBeGreaterThan(5);
  expect(acting.filter((file) => !readFileSync(file, 'utf8').includes('isComposing('))).toEqual([]);
});

test('an input method is told by either mark', () => {
  expect([
    isComposing({ isComposing: true, keyCode: 13 }),
    isComposing({ isComposing: false, keyCode: 229 }),
    isComposing({ isComposing: false, keyCode: 13 }),
  ]).toEqual([true, true, false]);
});
