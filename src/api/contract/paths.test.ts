import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

/** Files of the build, the root, which redirects, and what the server itself draws. */
const noPages = new Set(['root', 'thirdPartyNotices', 'apiReference']);

const patterns = pages.map(({ path }) => new URLPattern({ pathname: path }));

test.each(Object.entries(paths).filter(([name]) => !noPages.has(name)))('%s leads to a page', (name, build) => {
  const given = build as unknown as (...values: unknown[]) => string;
  const values = name === 'numbersOf' ? [[7, 8]] : ['7', '8', '9'];
  for (const path of [given(...values.slice(0, build.length)), given(...values)]) {
    const { pathname } = new URL(path, 'https://calls.example.test');
    expect(
      patterns.some((pattern) => pattern.test({ pathname: pathname.replace(/(?<=.)\/$/, '') })),
      path,
    ).toBe(true);
  }
});
