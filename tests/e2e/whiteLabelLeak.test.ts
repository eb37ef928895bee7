import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { pages } from '#contract/pages.ts';
import { aReviewPath } from './aReviewPath.ts';
import { logIn } from './logIn.ts';
import { moveToScreen } from './moveTo.ts';
import { demoPassword, openWindow, startSite } from './site.ts';

const site = startSite();
const host = 'harbour.localhost';
const ourName = /trunkline/i;

/** Opens the page on the reseller's host and collects responses that contain our name: URL and context. */
async function openBranded() {
  const baseURL = site().server.url.replace('127.0.0.1', host);
  const { page, context, faults } = await openWindow(site(), { baseURL });
  const leaks = new Set<string>();
  const reading: Promise<void>[] = [];
  const note = (where: string, text: string) => {
    const found = ourName.exec(text);
    if (found) leaks.add(`${where}: …${text.slice(Math.max(0, found.index - 60), found.index + 60)}…`);
  };
  page.on('response', (response) => reading.push(read(response, note)));
  return { page, context, faults, leaks, note, settled: () => Promise.all(reading) };
}

async function read(response: Response, note: (where: string, text: string) => void): Promise<void> {
  const where = `${response.request().method()} ${response.url()}`;
  for (const { name, value } of await response.headersArray()) note(`${where}, its headers`, `${name}: ${value}`);
  if (response.headers()['content-type']?.startsWith('text/event-stream') || response.status() === 304) return;
  // The body of a response is lost when its page is left.
  note(where, await response.text().catch((gone: unknown) => String(gone)));
}

/** Checks what the page itself displays and stores. */
async function lookAround(page: Page, note: (where: string, text: string) => void): Promise<void> {
  const path = new URL(page.url()).pathname;
  note(`${path}, its document`, await page.content());
  note(`${path}, its title`, await page.title());
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  note(`${path}, what it keeps`, kept);
}

/** The authorization header that the page sends to the API. */
async function credentialsOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.headers()['authorization']?.startsWith('Bearer ') ?? false);
  await page.goto('/dashboard');
  return (await call).headers()['authorization'] ?? '';
}

/** Requests everything that can be read, even what no screen requests; invalid requests return an error. */
async function askEverything(page: Page, authorization: string): Promise<void> {
  const paths = Object.values(endpoints)
    .filter(({ method, response }) => method === 'GET' && response !== 'stream')
    .map(({ path }) => path.replace(':mode', 'totp').replaceAll(/:\w+/g, '1'));
  await page.evaluate(
    async ([headers, asked]) => {
      for (const path of asked) await (await fetch(path, { headers })).text();
    },
    [{ authorization }, paths] as const,
  );
}

/** The first chunk of the live stream. */
function beginningOfStream(page: Page, authorization: string): Promise<string> {
  return page.evaluate(
    async (headers) => {
      const stop = new AbortController();
      const { body } = await fetch('/v2/live', { headers, signal: stop.signal });
      const beginning = await body?.getReader().read();
      stop.abort();
      return new TextDecoder().decode(beginning?.value);
    },
    { authorization },
  );
}

test.each(['reseller@demo.test', 'admin@demo.test', 'reports@demo.test'])(
  'no page that %s opens on a branded host contains our name, nor does anything it loads',
  async (email) => {
    const { page, context, faults, leaks, note, settled } = await openBranded();
    await logIn(page, email);
    for (const { path } of pages.filter(({ access }) => access === 'session')) {
      const address = path.replaceAll(/:\w+/g, '1');
      // Its HTML, which a move within the app does not request.
      await page.evaluate((url) => fetch(url, { headers: { accept: 'text/html' } }), address);
      await moveToScreen(page, address);
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await lookAround(page, note);
    }
    expect(faults.filter((fault) => !/40[0-9]/.test(fault))).toEqual([]);
    const credentials = await credentialsOf(page);
    await askEverything(page, credentials);
    note('the stream of live changes', await beginningOfStream(page, credentials));
    for (const { name, value } of await context.cookies()) note('a cookie', `${name}=${value}`);
    await settled();
    expect([...leaks]).toEqual([]);
    await context.close();
  },
);

test('our name appears neither before login, nor in errors, nor in the API description', async () => {
  const { page, context, leaks, note, settled } = await openBranded();
  const addresses = [
    ...pages.filter(({ access }) => access !== 'session').map(({ path }) => path.replaceAll(/:\w+/g, 'x')),
    await aReviewPath(site()),
    '/v2/openapi.json',
    '/docs',
    '/icon.svg',
    '/healthz',
    '/readyz',
    '/metrics',
    '/nothing.png',
    '/v2/nothing',
    `/v2/public/theme/${host}`,
    `/v2/public/theme/${host}/theme.css`,
    `/v2/public/theme/${host}/manifest.webmanifest`,
    '/v2/public/theme/someone-else.test',
  ];
  await page.goto('/login/');
  await lookAround(page, note);
  for (const address of addresses) {
    await page.goto(address);
    await lookAround(page, note);
  }
  expect(await (await page.goto('/login/'))?.text()).toContain('<title>Harbour Calls</title>');
  await page.evaluate(
    (password) =>
      fetch('/v2/token/dashboard/', {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`nobody@demo.test:${password}`)}` },
      }).then((answer) => answer.text()),
    demoPassword,
  );
  await settled();
  expect([...leaks]).toEqual([]);
  await context.close();
});

test('no file of the built page contains our name', () => {
  const folder = 'dist/page';
  const named = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => ourName.test(path.slice(folder.length)) || ourName.test(readFileSync(path, 'latin1')));
  expect(named).toEqual([]);
});
