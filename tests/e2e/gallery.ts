import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser/launchBrowser.ts';

interface Gallery {
  browser: Browser;
  url: string;
}

/** The development pages, as `npm run build:gallery` builds them, and one browser for a test file. */
export function startGallery(): () => Gallery {
  let gallery: Gallery | undefined;
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    server = await preview({
      build: { outDir: 'dist/gallery' },
      preview: { host: '127.0.0.1', port: 0, proxy: {} },
      logLevel: 'error',
    });
    const url = server.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('the gallery is served nowhere');
    gallery = { browser: await launchBrowser(), url };
  });
  afterAll(async () => {
    await gallery?.browser.close();
    await server?.close();
  });
  return () => {
    if (!gallery) throw new Error('the gallery is not up');
    return gallery;
  };
}

/** Opens a fresh window on the gallery and collects script errors and React's warnings. There is no server. */
export async function openGallery(
  { browser, url }: Gallery,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  await page.route(/\/v[23]\//, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(new URL('/dev/ui', url).href);
  await page.getByRole('heading', { level: 1, name: 'Shared widgets' }).waitFor({ timeout: 60_000 });
  return { page, faults };
}
