import { expect, test } from 'vitest';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { freePort, startServer } from '../server/startServer.ts';
import { logIn } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';
import { copyDemo } from './startDemo.ts';

test('losing the server loses nothing on the page, and its return is detected', async () => {
  const browser = await launchBrowser();
  const demo = await copyDemo();
  const environment = { ...demo.environment, PORT: String(await freePort()) };
  let server = await startServer(environment);
  try {
    const { page } = await openWindow({ server, browser });
    const visit = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    const rows = page.locator('tbody tr[data-row]');
    const bars = page.locator('svg [role="button"]');
    const weekdays = page.getByText('Weekdays', { exact: true });
    const failure = page.getByRole('alert').filter({ hasText: 'Check your connection and try again' });
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

    server = await startServer(environment);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    await expectVisible(bars);
    await visit('Call log');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectVisible(rows);
  } finally {
    await browser.close();
    await server.stop();
    await demo.remove();
  }
});
