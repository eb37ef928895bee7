import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupRow, Summary, TimeDayRow } from '#contract/reporting/reports.contract.ts';
import { reportFiles } from '#contract/reporting/reportFiles.ts';
import { reportCsv } from '../../server/reporting/scheduledReports/reportCsv.ts';
import { logIn } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
let window: Awaited<ReturnType<typeof openWindow>>;
let page: Page;

beforeAll(async () => {
  window = await openWindow(site());
  ({ page } = window);
  await logIn(page, 'admin@demo.test');
});
afterAll(() => window.context.close());

const chips = () => page.getByRole('list', { name: 'Applied filters' });
const total = async () => Number(/of ([\d,]+)/.exec(await page.locator('main').innerText())?.[1]?.replaceAll(',', ''));

async function saved(button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFileSync(await (await download).path());
}

test('a cell of the heat map opens exactly its calls, which say what they are narrowed to', async () => {
  await page.goto('/calls/time?range=last90Days&compare=previous');
  await expectVisible(page.getByText(/^Updated .+ Compared with /));
  const heat = page.getByRole('region', { name: 'Busiest hours of the week' });
  const cell = heat.getByRole('button', { name: /^Tue.* 10:00, \d+ calls/ });
  const count = Number(/(\d+) calls?/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1]);
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calls?**weekday=2**');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await expectVisible(chips().getByText('Weekday: Tue'));
  expect(await total()).toBe(count);
});

test('figures come as files in the shapes of the specification, and the chart as a picture', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const asked = page.waitForRequest(/\/v2\/reports\/timeday2\//).then((request) => request.url());
  await page.goto('/calls/time?range=last30Days');
  const figures = page.getByRole('region', { name: 'Figures', exact: true }).first();
  const days = await saved(figures.getByRole('button', { name: 'CSV', exact: true }));
  const query = new URL(await asked).search;
  const { rows } = await api<{ rows: TimeDayRow[] }>('GET', `/v2/reports/timeday2/${query}`);
  expect(rows).toHaveLength(30);
  // The file that comes by mail.
  expect(days.toString('utf8')).toBe(reportCsv(reportFiles.timeAndDay(rows)).toString('utf8'));
  const chart = page.getByRole('region', { name: 'Calls by outcome' });
  const picture = await saved(chart.getByRole('button', { name: 'PNG', exact: true }));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5_000);
  await page.goto('/calls/source?range=last30Days&by=number');
  const ranked = page.getByRole('region', { name: 'Top 10 numbers: table' }).first();
  const top = await saved(ranked.getByRole('button', { name: 'CSV', exact: true }));
  const [head, first] = top.toString('utf8').split('\r\n');
  expect(head).toBe('\ufeffname,total,newCallers,answered,missed,abandoned,avgDuration,revenue');
  expect(first).toMatch(/^[^,]+,\d+,\d+,\d+,\d+,\d+,[\d.]+,[\d.]+ AUD$/);
});

test('from a user’s bar in the outbound overview to the calls that they placed', async () => {
  await page.goto('/index/outbound?range=last30Days');
  const agents = page.getByRole('region', { name: 'Top 10 users', exact: true });
  const bar = agents.getByRole('button', { name: /^Grace Fernleigh, Answered: \d+/ });
  await bar.click();
  await page.waitForURL('**/calls/outbound?**user=**');
  await expectVisible(page.locator('tbody tr[data-row]'));
  await page.goBack();
  await page.getByRole('button', { name: /^Everyone/ }).click();
  await page.getByRole('option', { name: 'Grace Fernleigh' }).click();
  await page.waitForURL('**/index/outbound?**agent=**');
  await expectVisible(agents.getByRole('button', { name: /^Grace Fernleigh/ }));
  expect(window.faults).toEqual([]);
});

test('tags are ranked with all calls that have them, and the page says how many calls there are once', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const asked = page.waitForRequest(/\/v2\/reports\/groupList\/tag/).then((request) => request.url());
  await page.goto('/calls/source?range=last30Days');
  await page.getByRole('radio', { name: 'Tags', exact: true }).click();
  const query = new URL(await asked).search;
  const { rows } = await api<{ rows: GroupRow[] }>('GET', `/v2/reports/groupList/tag${query}`);
  const { now } = await api<{ now: Summary }>('GET', `/v2/reports/summary2/${query}`);
  await expectVisible(page.getByText(`${now.total.toLocaleString('en')} calls in total, with or without tags.`));
  const ranked = page.getByRole('region', { name: 'Top 10 tags: table' }).first();
  const file = await saved(ranked.getByRole('button', { name: 'CSV', exact: true }));
  expect(file.toString('utf8')).toBe(reportCsv(reportFiles.groups(rows)).toString('utf8'));
  const [first] = rows;
  await ranked.getByRole('link').first().click();
  await page.waitForURL('**/calls?**tags=**');
  await expectVisible(chips().getByText(first?.name ?? '', { exact: true }));
  await expectVisible(page.locator('tbody tr[data-row]'));
  expect(await total()).toBe(first?.total);
});
