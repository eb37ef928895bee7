import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { TimeDayRow } from '#contract/reporting/reports.contract.ts';
import { aRealCall } from './aRealCall.ts';
import { expectVisible } from './person.ts';
import { apiAs, type Site } from './site.ts';

/** Makes a number hang up, as a new one does; resolves with the number. */
export async function freshNumber(site: Site, name: string): Promise<string> {
  const api = await apiAs(site, 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find((each) => each.name === name);
  if (!number) throw new Error(`the demo has no number ${name}`);
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, {
    flow: null,
    version: number.version,
  });
  return number.did;
}

/** Answered calls in the report's range, the last seven days, from the API. */
export async function answeredCalls(site: Site): Promise<number> {
  const api = await apiAs(site, 'admin@demo.test');
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Australia/Melbourne' });
  const range = `datefrom=${day(6)}&dateto=${day(0)}&timezone=Australia/Melbourne`;
  const { rows } = await api<{ rows: TimeDayRow[] }>('GET', `/v2/reports/timeday2/?${range}`);
  return rows.reduce((sum, { answer }) => sum + answer, 0);
}

type Press = (target: Locator) => Promise<void>;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const card = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
export const port = (page: Page, name: string, id: string) => card(page, name).locator(`[data-handleid="${id}"]`);

interface Read {
  site: Site;
  /** The number that was called. */
  did: string;
  /** The answered calls in the report before. */
  before: number;
}

/** Checks the test call's page and its row in the log, and that the report counts a real call to the number, but not it. */
export async function readTheCall(page: Page, { site, did, before }: Read, press: Press): Promise<void> {
  await expectVisible(page.getByRole('heading', { name: /7010 9876/ }));
  await expectVisible(page.getByText('Answered', { exact: true }));
  await expectVisible(page.getByText('30 s', { exact: true }));
  await expectVisible(page.locator('.react-flow__node [data-highlight="passed"]'));
  await press(page.getByRole('link', { name: 'Call log' }));
  const row = page.getByRole('row', { name: /7010 9876/ }).first();
  await expectVisible(row.getByText('Answered'));
  await expectVisible(row.getByText('Test', { exact: true }));
  await expectVisible(row.getByText('30 s', { exact: true }));
  await press(page.getByRole('link', { name: 'Time and day' }));
  await expectVisible(page.getByRole('heading', { name: 'Time and day' }));
  const table = page.getByRole('button', { name: 'Show as table' }).first();
  await press(table);
  const counted = () =>
    page
      .locator('table')
      .first()
      .locator('tbody tr')
      .evaluateAll((lines) =>
        lines.reduce((sum, line) => sum + Number((line as HTMLTableRowElement).cells[1]?.textContent), 0),
      );
  await expect.poll(counted, { timeout: 20_000 }).toBe(before);
  await aRealCall(site.server, did);
  await page.reload();
  await expectVisible(table);
  await press(table);
  await expect.poll(counted, { timeout: 20_000 }).toBe(before + 1);
}
