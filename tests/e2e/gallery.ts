import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser/launchBrowser.ts';

interface Gallery {
  vite: ViteDevServer;
  browser: Browser;
  url: string;
}

/** The pages of development, served from their sources, and one browser for a test file. */
export function startGallery(): () => Gallery {
  let gallery: Gallery | undefined;
  beforeAll(async () => {
    const [vite, browser] = await Promise.all([
      createServer({
        cacheDir: join(tmpdir(), 'ui-gallery'),
        server: { host: '127.0.0.1', port: 0, proxy: {} },
        logLevel: 'error',
      }).then((server) => server.listen()),
      launchBrowser(),
    ]);
    const url = vite.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('vite listens nowhere');
    gallery = { vite, browser, url };
    await warmUp(gallery);
  });
  afterAll(async () => {
    await gallery?.browser.close();
    await gallery?.vite.close();
  });
  return () => {
    if (!gallery) throw new Error('the gallery is not up');
    return gallery;
  };
}

/** The first visit has the packages bundled, after which vite may load the page anew. */
async function warmUp(gallery: Gallery): Promise<void> {
  const { page } = await openGallery(gallery);
  await page.context().close();
}

/** A fresh window on the gallery with the script errors in it; there is no server behind it. */
export async function openGallery(
  { browser, url }: Gallery,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route(/\/v[23]\//, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(new URL('/dev/ui', url).href);
  await page.getByRole('heading', { level: 1, name: 'Shared widgets' }).waitFor({ timeout: 90_000 });
  return { page, faults };
}
