import { expect, test } from 'vitest';
import { canOpen, pageAvailability } from './canOpen.ts';
import { pages } from '#contract/pages.ts';
import { navigation } from './navigation.ts';

const links = navigation.flatMap((group) => group.links);

test('no two sidebar links share a path or a letter', () => {
  const addresses = links.map(({ to }) => to);
  const letters = links.flatMap(({ letter }) => letter ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(letters).size).toBe(letters.length);
});

test('a page is open to users with one of its roles; planned and unknown pages to no one', () => {
  expect(canOpen('/dashboard', {})).toBe(true);
  expect(canOpen('/settings/wizard/:id', {})).toBe(false);
  expect(canOpen('/settings/wizard/:id', { conf: true })).toBe(true);
  expect(canOpen('/nowhere', { system: true })).toBe(false);
  const planned = pages.find((page) => 'planned' in page);
  if (planned) expect(pageAvailability(planned.path, { system: true, admin: true, users: true })).toBe('planned');
});
