import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { aRealCall } from './aRealCall.ts';
import { expectVisible } from './person.ts';
import { openWindow } from './site.ts';
import { rentFirstNumber, startEmpty } from './startEmpty.ts';
import { serveWebsite } from './websites/serveWebsite.ts';
import { visitPage } from './websites/visitor.ts';

const empty = startEmpty();
let visitors: Browser;
let website: Awaited<ReturnType<typeof serveWebsite>>;
/** What the customer has pasted into their page. */
let pasted = '';

beforeAll(async () => {
  visitors = await launchBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1']);
  website = await serveWebsite(() => ({
    body: `<!doctype html><title>Roofs</title>${pasted}<p>Call us: <a id="number" href="tel:0298765432">02 9876 5432</a></p>`,
  }));
});

afterAll(async () => {
  await visitors.close();
  await website.close();
});

test('from an empty installation to a call that says which ad brought it, by the page alone', async () => {
  const { site, invitation } = empty();
  const { page, context, faults } = await openWindow(site);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the website' }).getByRole('link', { name, exact: true });
  const did = await rentFirstNumber(page, invitation);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Put our code on your website/ }).click();
  await expectVisible(page.getByText('No websites yet'));
  await button('Add website').first().click();
  const domain = page.getByLabel('Domain', { exact: true });
  await domain.fill('https://shop.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add website' }).click();
  await expectVisible(page.getByText('Remove prefix'));
  await domain.fill('shop.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add website' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'shop.example' }));

  await tab('Pools').click();
  await button('Add pool').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Numbers/ })
    .click();
  await page.getByRole('option', { name: /Main line/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('Pool saved'));
  await expectVisible(
    page.getByRole('region', { name: 'Visitors', exact: true }).getByText('The page’s own number stays'),
  );

  await tab('Numbers').click();
  await button('Add number').click();
  await page.getByRole('textbox', { name: 'Number' }).fill('0298765432');
  await button('Add rule').click();
  await button('Save').click();
  await expectVisible(page.getByText('Required field'));
  const show = page.getByRole('button', { name: /Choose a pool or number/ });
  await expect.poll(() => show.evaluate((element) => element === document.activeElement)).toBe(true);
  await show.click();
  await page.getByRole('option', { name: /Pool: Visitors/ }).click();
  await button('Save').click();
  await expectVisible(page.getByText('Website saved'));

  await tab('Test').click();
  await page.getByLabel('Page they open').fill('https://shop.example/roofs?gclid=abc');
  await button('Show').click();
  await expectVisible(page.getByText('google / paid'));
  await expectVisible(page.getByText('+61 2 9876 5432 becomes a number of the pool Visitors, by rule 1'));

  await tab('Installation').click();
  await expectVisible(page.getByText(/No page has asked for numbers yet/));
  pasted = await page.locator('code').first().innerText();

  const visit = await visitPage(visitors, `http://shop.example:${website.port}/roofs?gclid=abc`);
  const local = did.replace('+61', '0').replace(/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3');
  await expect.poll(() => visit.page.locator('#number').innerText()).toBe(local);
  await expectVisible(page.getByText(/A page last asked for numbers on/));
  await tab('Pools').click();
  await expectVisible(page.getByRole('region', { name: 'Visitors in 28 days' }));

  await aRealCall(site.server, did, Date.now());
  await page.goto('/calls');
  await page
    .getByRole('row', { name: /7010 5544/ })
    .first()
    .click();
  const card = page.getByRole('region', { name: 'Web attribution' });
  await expectVisible(card.getByText('google / paid'));
  const why = page.getByRole('region', { name: 'Why we believe it' });
  await expectVisible(why.getByText('Click ID gclid'));
  await expectVisible(why.getByText('to this visitor alone'));
  await expectVisible(why.getByText('shop.example/roofs'));
  await page.getByRole('link', { name: 'Open full page' }).click();
  const journey = page.getByRole('region', { name: 'Calls, texts and visits of this caller' });
  await expectVisible(journey.getByText('google / paid · shop.example/roofs'));
  await page.goto(`/calls/history/${encodeURIComponent('+61370105544')}`);
  await expectVisible(page.getByRole('region', { name: 'Visits to your websites' }).getByText(/google \/ paid/));
  const numbers = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v2/number');
  await page.goto('/settings/numbers');
  const [number] = (await (await numbers).json()) as { id: string }[];
  await page.goto(`/settings/wizard/${number?.id ?? ''}?tab=dni`);
  await expectVisible(page.getByText('One visitor at a time sees it, as a number of the pool Visitors.'));
  await page.goto('/calls/web');
  await expectVisible(page.getByRole('row', { name: /google/ }).first());
  await page.goto('/integrations/dni');
  await expectVisible(page.getByRole('row', { name: /shop\.example/ }));
  await page.goto('/dashboard');
  await expectVisible(page.getByRole('region', { name: 'Getting started' }));
  expect(visit.faults).toEqual([]);
  expect(faults).toEqual([]);
  await visit.context.close();
  await context.close();
}, 600_000);
