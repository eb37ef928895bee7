import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { startSite } from './site.ts';

const site = startSite();
/** Each costs a browser a few milliseconds; without groups it would be ninety. */
const mostFiles = 50;

async function filesNamedAt(path: string): Promise<string[]> {
  const answer = await fetch(`${site().server.url}${path}`, { headers: { accept: 'text/html' } });
  return [...(await answer.text()).matchAll(/<link rel="modulepreload"[^>]*href="([^"]*)"/g)].map(
    ([, file = '']) => file,
  );
}

test('a page needs a few dozen files, and a login far fewer', async () => {
  const inside = pages.filter((page) => page.access === 'session' && !('planned' in page));
  const counts = await Promise.all(
    inside.map(async ({ path }) => [path, (await filesNamedAt(path.replaceAll(/:\w+/g, 'some'))).length] as const),
  );
  expect(counts.filter(([, count]) => count > mostFiles)).toEqual([]);
  expect((await filesNamedAt('/login/')).length).toBeLessThan(10);
});

test('the HTML of every page after login preloads its screen, and all of its files exist', async () => {
  const common = new Set(await filesNamedAt('/login/'));
  const screens = pages.filter((page) => page.access === 'session' && !('planned' in page));
  const without: string[] = [];
  const missing = new Set<string>();
  for (const { path } of screens) {
    const named = await filesNamedAt(path.replaceAll(/:\w+/g, 'some'));
    if (!named.some((file) => !common.has(file))) without.push(path);
    for (const file of named) {
      const { ok, headers } = await fetch(`${site().server.url}${file}`, { method: 'HEAD' });
      if (!ok || !headers.get('content-type')?.includes('javascript')) missing.add(file);
    }
  }
  expect({ without, missing: [...missing] }).toEqual({ without: [], missing: [] });
});

test('a login needs no schemas: zod comes with the pages after it', async () => {
  const hasSchemas = async (path: string) => {
    const files = await filesNamedAt(path);
    const texts = await Promise.all(files.map(async (file) => (await fetch(`${site().server.url}${file}`)).text()));
    return texts.some((text) => text.includes('invalid_type'));
  };
  expect([await hasSchemas('/login/'), await hasSchemas('/dashboard')]).toEqual([false, true]);
});
