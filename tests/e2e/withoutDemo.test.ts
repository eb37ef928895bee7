import { expect, test } from 'vitest';
import { aRealCall } from './aRealCall.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';
import { rentFirstNumber, startEmpty } from './startEmpty.ts';

const empty = startEmpty();

/** What only a web phone could bring isn’t promised: these pages say where their calls come from. */
const contentOf: Record<string, RegExp> = {
  '/calls/outbound': /history you import/,
  '/index/outbound': /history you import/,
  '/calls/web': /visits to your websites/,
  '/calls': /Main line/,
  '/settings/numbers': /Main line/,
};

test('without the demo, a newcomer gets from the first invitation to a call in the log, the dashboard and a report', async () => {
  const { site, invitation } = empty();
  const { page, context, faults } = await openWindow(site);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const did = await rentFirstNumber(page, invitation);
  await aRealCall(site.server, did);
  await page.goto('/dashboard');
  await link('Call log').click();
  const row = page.getByRole('row', { name: /7010 5544/ }).first();
  await expectVisible(row.getByText('Answered'));
  await expectVisible(row.getByText('Main line'));
  await link('Dashboard').click();
  await expectVisible(page.getByText('Main line').first());
  await link('Time and day').click();
  await expectVisible(page.getByRole('heading', { name: 'Time and day' }));
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const answered = () =>
    page
      .locator('table')
      .first()
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.reduce((sum, line) => sum + Number((line as HTMLTableRowElement).cells[1]?.textContent), 0),
      );
  await expect.poll(answered, { timeout: 60_000 }).toBe(1);

  const hrefs = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((each) => each.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(20);
  const seen: Record<string, string> = {};
  for (const href of hrefs) {
    await page.locator(`nav a[href="${href}"]`).first().click();
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 60_000 }).toBe(href);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await expect.poll(() => page.locator('main').innerText(), { timeout: 60_000 }).toMatch(contentOf[href] ?? /\S/);
    seen[href] = await page.locator('main').innerText();
  }
  const broken = Object.entries(seen).filter(([, text]) => /couldn’t be|went wrong|GEN0\d|demo/i.test(text));
  expect(broken).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);
