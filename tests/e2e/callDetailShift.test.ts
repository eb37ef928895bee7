import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

declare global {
  interface Window {
    /** The sum of what moved by itself, as the browser counts it. */
    shifted: number;
  }
}

test.each(['answered', 'voicemail'])('hardly anything moves while a call loads on a phone: %s', async (status) => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { data } = await api<{ data: Call[] }>('GET', `/v2/call?audio=true&kind=real&status=${status}`);
  const { page, context, faults } = await openWindow(site(), { viewport: { width: 390, height: 844 } });
  await startSession(page, 'admin@demo.test');
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/calls/detail/${data[0]?.uuid}`);
  await expectVisible(page.getByRole('button', { name: 'Play', exact: true }).and(page.locator(':enabled')));
  await page.locator('svg path').first().waitFor({ state: 'attached' });
  await expectVisible(page.locator('.react-flow__node').first());
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.1);
  expect(faults).toEqual([]);
  await context.close();
});
