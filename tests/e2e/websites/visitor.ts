import type { Browser, BrowserContext, Page } from 'playwright-core';

/** That of a headless browser is a robot’s, which takes no visit. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Opens a page of a website as a new visitor, and collects what goes wrong in it. */
export async function visitPage(browser: Browser, url: string, gpc = false) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (gpc) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(url);
  return { context, page, faults };
}

/** The text of an element, or an attribute as `id@name`; of a host, the text in its shadow. */
export const read = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((id) => {
          const [element = '', name] = id.split('@');
          const found = document.getElementById(element);
          return [id, name ? found?.getAttribute(name) : (found?.shadowRoot ?? found)?.textContent?.trim()];
        }),
      ),
    ids,
  );

/** What a fixture expects, written with the number that is shown here. */
export function showing(expected: Record<string, string>, number: string): Record<string, string> {
  const local = number.replace('+61', '0').replace(/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3');
  const [area = '', first = '', last = ''] = local.split(' ');
  const put = (text: string) =>
    text
      .replaceAll(/03([ .-]?)9111([ .-]?)2222/g, `${area}$1${first}$2${last}`)
      .replaceAll(/\(03\)(\s)9111([\s\u2011])2222/g, `(${area})$1${first}$2${last}`)
      .replaceAll(/\+61( ?)3( ?)9111( ?)2222/g, `+61$1${area.slice(1)}$2${first}$3${last}`);
  return Object.fromEntries(Object.entries(expected).map(([id, text]) => [id, put(text)]));
}

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
export const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, domain }) => `${name} ${domain}`);
/** The id that the visitor has with us. */
export const visitorOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === '_vid')?.value ?? '';
/** Whether the page has given a sign of life. */
export const hasSigned = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/visits\/./.test(name)));
