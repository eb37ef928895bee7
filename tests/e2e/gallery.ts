import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Plugin, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';

interface Gallery {
  browser: Browser;
  url: string;
  /** By their options: pages of one context compile the scripts once. */
  contexts: Map<string, Promise<BrowserContext>>;
}

/** There is no API. Asking the browser to answer for it would switch off its cache. */
const noApi: Plugin = {
  name: 'no-api',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!/^\/v[23]\//.test(request.url ?? '')) return next();
      response.statusCode = 404;
      response.setHeader('content-type', 'application/json').end('{}');
    });
  },
};

/** The development pages, as `npm run build:gallery` builds them, for a test file, and the worker’s browser. */
export function startGallery(): () => Gallery {
  let gallery: Gallery | undefined;
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    server = await preview({
      build: { outDir: 'dist/gallery' },
      preview: { host: '127.0.0.1', port: 0, proxy: {} },
      logLevel: 'error',
      plugins: [noApi],
    });
    const url = server.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('the gallery is served nowhere');
    gallery = { browser: await sharedBrowser(), url, contexts: new Map() };
  });
  afterAll(async () => {
    if (gallery) await closeWindows(gallery.browser);
    await server?.close();
  });
  return () => {
    if (!gallery) throw new Error('the gallery is not up');
    return gallery;
  };
}

/** Opens a fresh page of the gallery, or of one part of it, and collects script errors and React's warnings. There is no server. */
export async function openGallery(
  { browser, url, contexts }: Gallery,
  { part, ...options }: BrowserContextOptions & { part?: string } = {},
): Promise<{ page: Page; faults: string[] }> {
  const kind = JSON.stringify(options);
  const context =
    contexts.get(kind) ?? browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  contexts.set(kind, context);
  const page = await (await context).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  await page.goto(new URL(part === undefined ? '/dev/ui' : `/dev/ui?part=${part}`, url).href);
  await page.getByRole('heading', { level: 1, name: 'Shared widgets' }).waitFor({ timeout: 60_000 });
  return { page, faults };
}
