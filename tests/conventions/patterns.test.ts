import { type Node, parseSync } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What takes more than linear time on long texts, and never gets one. */
const shortTexts: Readonly<Record<string, string>> = {
  'server/tenancy/sessions/isBreached.ts /^(.+?)\\1+$/': 'passwords have a longest length',
  'src/api/values/money.ts /0+$/': 'digits of a number',
  'src/api/values/workbook/cellText.ts /\\.?0+$/': 'digits of a number',
};

function patternsIn(value: unknown): { pattern: string; flags: string }[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (node.type === 'Literal' && 'regex' in node) return [node.regex];
  return Object.values(value).flatMap(patternsIn);
}

/** Whether some long text makes a pattern take more than linear time. */
const isSlow = ({ pattern, flags }: { pattern: string; flags: string }) =>
  analyse({ source: pattern, flags }).reports.length > 0;

test('an obviously slow pattern is found', () => {
  const patterns = (code: string) => patternsIn(parseSync('a.ts', code).program).map(isSlow);
  expect(patterns(String.raw`/^\s*a?\s*$/.test(x); /^\s*(?:a\s*)?$/.test(x)`)).toEqual([true, false]);
});

test('no pattern that reads what people send takes more than linear time', () => {
  const files = sourceFiles(['server', 'src/api', 'src/flows']).filter(({ path }) => !path.endsWith('.test.ts'));
  const found = files.map(({ path, text }) => ({ path, patterns: patternsIn(parseSync(path, text).program) }));
  expect(found.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(300);
  const slow = found.flatMap(({ path, patterns }) =>
    patterns.filter(isSlow).map(({ pattern }) => `${path} /${pattern}/`),
  );
  expect(slow.toSorted()).toEqual(Object.keys(shortTexts).toSorted());
});
