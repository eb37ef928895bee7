import { expect, test } from 'vitest';
import { closeWindows, sharedBrowser } from '../browser/sharedBrowser.ts';
import { freePort } from '../server/freePort.ts';
import { startServer } from '../server/startServer.ts';
import { openAt } from './choosing.ts';
import { logIn } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';
import { copyDemo } from './startDemo.ts';

test('losing the server loses nothing on the page, and its return is detected', async () => {
  const browser = await sharedBrowser();
  const demo = await copyDemo();
  const environment = { ...demo.environment, PORT: String(await freePort()) };
  let server = await startServer(environment);
  try {
    const { page } = await openWindow({ server, browser });
    const visit = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    const rows = page.locator('tbody tr[data-row]');
    const bars = page.locator('svg [role="button"]');
    const weekdays = page.getByText('Weekdays', { exact: true });
    const failure = page.getByRole('alert').filter({ hasText: 'Error with API gateway' });
    const bar = page.getByText('We can’t reach the server. Reconnecting…');
    await logIn(page, 'admin@demo.test');
    await expectVisible(rows);
    const listed = await rows.count();
    await visit('Time and day');
    // The dashboard has bars too.
    await expectVisible(weekdays);
    await expectVisible(bars);

    await server.stop();
    await visit('Call log');
    await expectVisible(page.getByRole('alert').filter({ hasText: 'Reload to continue' }));
    await visit('Dashboard');
    await expectVisible(rows);
    expect(await rows.count()).toBe(listed);
    await visit('Time and day');
    await weekdays.click();
    await expectVisible(failure);
    await expectVisible(bar);

    server = await startServer(environment);
    await failure.waitFor({ state: 'detached', timeout: 60_000 });
    await expectVisible(bars);
    // A page that notices the return only now reloads by itself, while its button is being pressed.
    await bar.waitFor({ state: 'detached', timeout: 60_000 });
    await visit('Call log');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectVisible(rows);
  } finally {
    await closeWindows(browser);
    await server.stop();
    await demo.remove();
  }
});

test('an outage shows one bar and no rows that don’t match the filters, and ends on its own', async () => {
  const browser = await sharedBrowser();
  const demo = await copyDemo();
  const environment = { ...demo.environment, PORT: String(await freePort()) };
  let server = await startServer(environment);
  try {
    const { page } = await openWindow({ server, browser });
    const rows = page.locator('tbody tr[data-row]');
    const bar = page.getByText('We can’t reach the server. Reconnecting…');
    await logIn(page, 'admin@demo.test');
    await page.goto('/calls');
    await expectVisible(rows);
    expect(await bar.count()).toBe(0);

    await server.stop();
    await openAt(page.getByRole('button', { name: 'Status' }).first());
    await page.getByRole('option', { name: 'Abandoned' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectVisible(bar);
    expect(await bar.count()).toBe(1);
    await expect.poll(() => rows.count()).toBe(0);

    server = await startServer(environment);
    await bar.waitFor({ state: 'detached', timeout: 60_000 });
    await expectVisible(rows);
    const statuses = await rows.allInnerTexts();
    expect(statuses.filter((text) => !text.includes('Abandoned'))).toEqual([]);
  } finally {
    await closeWindows(browser);
    await server.stop();
    await demo.remove();
  }
});
