import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '#contract/attribution/visitors.contract.ts';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';
import {
  consentPage,
  crossedPage,
  customPage,
  type FixturePage,
  pages,
  type Served,
  unanswered,
  wrongReplies,
} from './websites/pages.ts';
import { aWebsite, chooseNumbers, everybodySees } from './websites/aWebsite.ts';
import { cookiesOf, hasSigned, read, shiftsOf, showing, visitorOf, visitPage } from './websites/visitor.ts';
import { type Reply, serveWebsite } from './websites/serveWebsite.ts';

const site = startSite(takesCalls);

/** A number of the demo cannot be chosen, so the page’s forms are compared with what the first one is. */
const pageNumber = '+61298765432';
const script = () => readFileSync('dist/dni/snippet.js', 'utf8');

let browser: Browser;
let website: Awaited<ReturnType<typeof serveWebsite>>;
let served: Served;
let api: Awaited<ReturnType<typeof apiAs>>;
let numbers: string[];
let custom: string;
let visits: string;
let crossed: string;
/** Two numbers of another account, which no other website shows. */
let twins: [string, string];

beforeAll(async () => {
  // Customers’ websites have names; consent and cookies depend on them.
  browser = await launchBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1']);
  api = await apiAs(site(), 'admin@demo.test');
  const chosen = await chooseNumbers(api);
  const { account } = chosen;
  ({ numbers, twins } = chosen);
  const shown = everybodySees(numbers[0]);
  const standing = [{ number: pageNumber, replacement: 'text' }];
  const code = await aWebsite(api, account, 'shop.example', standing, shown);
  custom = await aWebsite(
    api,
    account,
    'custom.example',
    [
      { number: pageNumber, replacement: 'image', find: 'phone-old', image: '/phone-{number}.png' },
      { number: '+61298765433', replacement: 'custom', selector: '.phone' },
      { number: '+61298765434', replacement: 'js', call: 'site.phone.show' },
    ],
    shown,
  );
  visits = await aWebsite(api, account, 'visits.example', standing, everybodySees(numbers[1]));
  crossed = await aWebsite(
    api,
    chosen.other,
    'crossed.example',
    twins.map((number) => ({ number, replacement: 'text' })),
    [...everybodySees(twins[1], twins[0]), ...everybodySees(twins[0], twins[1])],
  );
  const { url } = site().server;
  const hash = createHash('sha256').update(script()).digest();
  served = {
    ours: url,
    code,
    pinned: `${url}/s/${hash.toString('base64url').slice(0, 16)}.js`,
    integrity: `sha256-${hash.toString('base64')}`,
  };
  website = await serveWebsite((path) => answerOf(path.split('?')[0] ?? ''));
});

afterAll(async () => {
  await browser.close();
  await website.close();
});

function answerOf(path: string): Reply | undefined {
  const name = path.slice(1);
  const fixture = pages[name];
  if (fixture) return { body: fixture.html(served), headers: fixture.headers?.(served) ?? {} };
  if (unanswered[name]) return { body: unanswered[name](served) };
  if (name === 'consent') return { body: consentPage(served) };
  if (name === 'crossed') return { body: crossedPage({ ...served, code: crossed }, ...twins) };
  if (name === 'custom') return { body: customPage({ ...served, code: custom }) };
  if (name === 'journey') return { body: pages['singlePage']?.html({ ...served, code: visits }) ?? '' };
  if (name === 'journeyNext') return { body: pages['plain']?.html({ ...served, code: visits }) ?? '' };
  return undefined;
}

const open = (name: string, { host = 'www.shop.example', query = '', gpc = false } = {}) =>
  visitPage(browser, `http://${host}:${website.port}/${name}${query}`, gpc);
const withShown = (expected: Record<string, string>) => showing(expected, numbers[0] ?? '');

describe.each(Object.entries(pages))('on a page with %s', (name, fixture: FixturePage) => {
  test('every number that should be swapped is, in its own form, and no other', async () => {
    const { page, faults, context } = await open(name);
    const ids = [...Object.keys(fixture.swapped), ...Object.keys(fixture.kept)];
    await expect.poll(() => read(page, ids)).toEqual({ ...withShown(fixture.swapped), ...fixture.kept });
    expect(faults).toEqual([]);
    expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBe(0);
    await context.close();
  });
});

test('images, elements and functions of the page get the number', async () => {
  const { page, faults, context } = await open('custom', { host: 'custom.example' });
  const local = `(${(numbers[0] ?? '').replace('+61', '0').replace(/^(\d\d)(\d{4})(\d{4})$/, '$1) $2 $3')}`;
  await expect
    .poll(() => read(page, ['image@src', 'custom', 'called', 'text']))
    .toEqual({
      'image@src': `/phone-${(numbers[0] ?? '').slice(1)}.png`,
      custom: local,
      called: local,
      text: '02 9876 5432',
    });
  expect(faults).toEqual([]);
  await context.close();
});

test('two numbers that take each other’s place do so once', async () => {
  const { page, faults, context } = await open('crossed', { host: 'crossed.example' });
  const [one, other] = twins;
  const expected = { texts: `${other} or ${one}`, 'one@href': `tel:${other}`, 'other@href': `tel:${one}` };
  await expect.poll(() => read(page, Object.keys(expected))).toEqual(expected);
  await page.evaluate(() => window.dni?.swap(document.documentElement));
  await page.waitForTimeout(300);
  expect([await read(page, Object.keys(expected)), faults]).toEqual([expected, []]);
  await context.close();
});

describe('nothing is swapped and nothing breaks', () => {
  test.each(Object.keys(unanswered))('with %s', async (name) => {
    const { page, faults, context } = await open(name);
    await page.waitForLoadState('networkidle');
    expect([await read(page, ['first']), faults]).toEqual([{ first: '02 9876 5432' }, []]);
    await context.close();
  });

  test.each(Object.entries(wrongReplies))('with %s', async (_, reply) => {
    const ours = await serveWebsite((path) => {
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
      return path.endsWith('.js') ? { body: script(), headers } : { ...reply, headers };
    });
    const page = pages['plain'];
    const theirs = await serveWebsite(() => ({
      body: page?.html({ ...served, ours: `http://127.0.0.1:${ours.port}` }) ?? '',
    }));
    const { page: opened, faults, context } = await open('', { host: `www.shop.example` });
    await opened.goto(`http://www.shop.example:${theirs.port}/`);
    await expect.poll(() => ours.asked.filter((path) => path.startsWith('POST')).length).toBe(1);
    await opened.waitForTimeout(1500);
    expect([await read(opened, ['plain']), faults]).toEqual([{ plain: 'Call 02 9876 5432 today.' }, []]);
    await context.close();
    await ours.close();
    await theirs.close();
  });
});

describe('consent', () => {
  test('withheld: the number goes by the source, nothing is stored, and no visit is reported', async () => {
    const { page, context } = await open('consent', { query: '?gclid=secret&utm_source=x' });
    await expect.poll(() => read(page, ['first'])).toEqual(withShown({ first: '03 9111 2222' }));
    expect(await cookiesOf(page)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await context.close();
  });

  test('given, the visitor has an id for the whole domain; taken back, it is gone', async () => {
    const { page, context } = await open('consent');
    await expect.poll(() => read(page, ['first'])).toEqual(withShown({ first: '03 9111 2222' }));
    await page.click('#yes');
    await expect.poll(() => cookiesOf(page)).toEqual(['_vid .shop.example']);
    await page.click('#no');
    await expect.poll(() => cookiesOf(page)).toEqual([]);
    await context.close();
  });

  test('is never assumed of a browser with Global Privacy Control', async () => {
    const { page, context } = await open('plain', { gpc: true });
    await expect.poll(() => read(page, ['plain'])).toEqual(withShown({ plain: 'Call 03 9111 2222 today.' }));
    expect(await cookiesOf(page)).toEqual([]);
    await context.close();
  });
});

test('a call comes from the visit, with all pages that were seen', async () => {
  const { page, context } = await open('journey', { host: 'visits.example', query: '?gclid=g1&utm_campaign=Spring' });
  await expect.poll(async () => (await read(page, ['view']))['view']).toContain('Contact: 0');
  await expect.poll(() => hasSigned(page)).toBe(true);
  // Google Analytics starts after us: we look after five seconds, and again with the sign of life of each minute.
  await page.evaluate(() => (document.cookie = '_ga=GA1.1.17.19'));
  const id = await visitorOf(context);
  const known = async () =>
    (await api<Visitor>('GET', `/v2/web/visitors/${id}`)).visits.map((each) => each.analytics?.client);
  await expect.poll(known, { timeout: 120_000 }).toEqual(['17.19']);
  await page.goto(`http://visits.example:${website.port}/journeyNext`);
  await expect.poll(async () => (await read(page, ['plain']))['plain']).not.toContain('9876');
  await aRealCall(site().server, numbers[1] ?? '', Date.now());
  const { data } = await api<{ data: Call[] }>(
    'GET',
    `/v2/call?trackingNumber=${encodeURIComponent(numbers[1] ?? '')}`,
  );
  const { visit, attribution } = await api<CallDetail>('GET', `/v2/call/${data[0]?.uuid ?? ''}/full`);
  expect(visit).toMatchObject({
    landing: 'visits.example/journey',
    conversion: 'visits.example/journeyNext',
    campaign: 'Spring',
    source: 'google',
    medium: 'paid',
    device: 'desktop',
  });
  expect(attribution?.pages.map((each) => each.page)).toEqual([
    'visits.example/journey',
    'visits.example/contact',
    'visits.example/journeyNext',
  ]);
  const { page: ours, context: seen } = await openWindow(site());
  await startSession(ours, 'admin@demo.test');
  await ours.goto(`/calls/detail/${data[0]?.uuid ?? ''}`);
  const card = ours.getByRole('region', { name: 'Web attribution' });
  await expectVisible(card.getByText('google / paid'));
  await expectVisible(card.getByText(/^Confidence$/));
  await expectVisible(card.getByText(/^9\d(\.\d)?%$/));
  await seen.close();
  await context.close();
});

test('nothing that the website gets names our product', async () => {
  expect(script()).not.toMatch(/trunkline/i);
  const { page, context } = await open('plain');
  await expect.poll(() => read(page, ['plain'])).toEqual(withShown({ plain: 'Call 03 9111 2222 today.' }));
  const names = await page.evaluate(
    () => Object.keys(window).join() + document.documentElement.outerHTML + document.cookie,
  );
  expect(names).not.toMatch(/trunkline/i);
  const answer = await fetch(`${served.ours}/s/${served.code}/numbers?page=http://shop.example/`);
  expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toMatch(/trunkline/i);
  await context.close();
});
