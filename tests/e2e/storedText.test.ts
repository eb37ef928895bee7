import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
import { apiAs, openWindow, startSite } from './site.ts';
import { tamper } from './tamper.ts';
import { visitScreens } from './visitScreens.ts';

const site = startSite();

/** Text that would become an element, run a script or end an attribute if interpreted as markup. */
const markup = `"><b data-injected>x</b><img src=x onerror="window.injected=1">'{{7*7}}`;

const injected = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('[data-injected], img[src="x"]').length,
    scripts: 'injected' in window,
    shown:
      document.body.innerText.includes('data-injected') ||
      document.querySelector('input[value*="data-injected"]') !== null,
  }));

test("no screen interprets users' text as markup", async () => {
  const found: Record<string, Awaited<ReturnType<typeof injected>>> = {};
  await visitScreens(
    site(),
    {},
    {
      only: ({ person }) => person === undefined,
      before: async (page) => {
        await tamper(page, (words) => `${words} ${markup}`);
        await page.reload();
      },
      look: async (page, { name }) => void (found[name] = await injected(page)),
    },
  );
  const harmed = Object.entries(found).filter(([, { elements, scripts }]) => elements > 0 || scripts);
  expect(harmed).toEqual([]);
  // Proves something only if the text is visible.
  const shown = Object.values(found).filter((one) => one.shown);
  expect(shown.length).toBeGreaterThan(Object.keys(found).length / 2);
});

test('shows stored text exactly as written', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const [number] = await api<{ did: string; name: string; version: number }[]>('GET', '/v2/number');
  if (!number) throw new Error('the demo has no number');
  const path = `/v2/number/${encodeURIComponent(number.did)}`;
  const { version } = await api<{ version: number }>('POST', path, { version: number.version, name: markup });
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByText(markup).first().waitFor();
  expect(await injected(page)).toMatchObject({ elements: 0, scripts: false });
  expect(faults).toEqual([]);
  await api('POST', path, { version, name: number.name });
  await context.close();
});
