import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('calls with a recording have a play icon beside their status', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await intercept(page, '/v2/call', async (request) => {
    const answer = await request.fetch();
    const { data, ...rest } = (await answer.json()) as { data: Call[] };
    const recorded = data.map((call, at) => ({
      ...call,
      state: 'ended',
      status: 'answered',
      heard: null,
      audio: at === 0,
    }));
    await request.fulfill({ json: { ...rest, data: recorded } });
  });
  await page.goto('/calls');
  const rows = page.locator('tbody tr[data-row]');
  await expectVisible(rows);
  const answered = page.locator('tbody td').filter({ hasText: 'Answered' });
  await expect.poll(() => answered.count()).toBeGreaterThan(1);
  expect(await answered.filter({ has: page.getByRole('img', { name: 'Recorded' }) }).count()).toBe(1);
  await context.close();
});

test('a search without results offers to clear the search and the filters, and keeps the range', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls?range=last30Days&search=nobody-is-called-this&status=missed');
  await expectVisible(page.getByRole('heading', { name: 'No calls found' }));
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expectVisible(page.locator('tbody tr[data-row]'));
  const query = new URL(page.url()).searchParams;
  expect([query.get('search'), query.get('status')]).toEqual([null, null]);
  expect(query.get('range')).toBe('last30Days');
  expect(faults).toEqual([]);
  await context.close();
});

test('what nobody waits for any more is aborted, and asked again by who comes back', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const abandoned: string[] = [];
  page.on('requestfailed', (request) => abandoned.push(new URL(request.url()).pathname));
  const held = Promise.withResolvers<void>();
  await intercept(page, '/v2/call', () => held.resolve());
  await page.goto('/calls?range=last30Days');
  await held.promise;
  await page.getByRole('link', { name: 'Numbers', exact: true }).click();
  await expect.poll(() => abandoned).toContain('/v2/call');
  await stopIntercepting(page);
  await page.goBack();
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(faults).toEqual([]);
  await context.close();
});
