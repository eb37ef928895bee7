import { expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { demoSite } from '../../server/demo/site/demoSite.ts';
import { eventually } from '../eventually.ts';
import { expectVisible } from './person.ts';
import { apiAs, startSite } from './site.ts';
import { visitPage } from './websites/visitor.ts';

const site = startSite();

/** The numbers of the demo as people write them. */
const written = (did: string) => did.replace(/^\+61(\d)(\d{4})(\d{4})$/, '(0$1) $2 $3');

test('a visitor of the demo’s website sees a number of their own, calls, and the log knows the ad', async () => {
  const { server, browser } = site();
  const { page, context, faults } = await visitPage(browser, `${server.url}${demoSite.path}`);
  await expect.poll(() => page.locator('#phone').innerText()).toBe(written(demoSite.others));
  await page.getByRole('link', { name: 'an ad on Google' }).click();
  await page.waitForURL('**/demo-site?gclid=*');
  const pool = demoSite.pool.map(written);
  await expect.poll(async () => pool.includes(await page.locator('#phone').innerText())).toBe(true);
  // The log has whole seconds.
  const began = Date.now() - 1000;
  await page.getByRole('button', { name: 'Call the number you see' }).click();
  await expectVisible(page.getByText('Somebody answers. The call is in the call log.'));
  const api = await apiAs(site(), 'admin@demo.test');
  const found = await eventually(async () => {
    const { data } = await api<{ data: Call[] }>('GET', '/v2/call?length=10');
    const called = data.find(({ dateStart }) => Date.parse(dateStart) >= began);
    expect(called).toBeDefined();
    return called;
  });
  const { visit } = await api<CallDetail>('GET', `/v2/call/${found?.uuid ?? ''}/full`);
  expect(visit).toMatchObject({ source: 'google', medium: 'paid', campaign: 'Implants', keyword: 'dental implants' });
  expect(faults).toEqual([]);
  await context.close();
});

test('it calls no number but its own', async () => {
  const { server } = site();
  const call = (to: unknown) =>
    fetch(`${server.url}${demoSite.path}/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
    });
  expect((await call('+61355500111')).status).toBe(404);
  expect((await call('nonsense')).status).toBe(404);
  expect((await call(null)).status).toBe(404);
});
