import { expect, test } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

test('the layouts begin at the widths of the specification', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 768, lg: 1025, xl: 1280, xxl: 1800 });
});

test('a width belongs to one side of a breakpoint', () => {
  expect([from('lg'), below('lg')]).toEqual(['screen and (min-width: 1025px)', 'screen and (max-width: 1024.98px)']);
});
