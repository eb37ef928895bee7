import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { FiltersContext, FiltersEvent } from '../../src/machines/filters/filters.machine.ts';
import { filtersFromSearchParams, filtersToSearchParams } from '../../src/machines/filters/filterSearchParams.ts';
import { type FilterSet, sameFilters } from '../../src/machines/filters/filterSet.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths } from '../model/coveringPaths.ts';
import { aFilterSet, timezone, today } from '../model/machines/filters.builders.ts';
import { walk } from '../model/machines/filters.walk.ts';
import { bar, barButton as button, chipsOf, countIn, durationsIn, inPanel, rangeIn } from './filterBar.ts';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { moveTo } from './moveTo.ts';
import { shareWindow } from './sharedWindow.ts';
import { startSite } from './site.ts';

const site = startSite();
const coverage = new ModelCoverage(walk.machine, 'page');
const tomorrow = '2026-03-11';
const number = '+61398765432';
const applied = aFilterSet({
  dateLabel: 'custom',
  dateStart: '2026-03-01',
  dateEnd: '2026-03-05',
  trackingNumber: [number],
});
const elsewhere: FilterSet = { ...applied, dateEnd: '2026-03-04' };

/** The walk of the machine, from an address that applies a number: its chip can be removed, and another account does not have it. */
const paths = coveringPaths(
  {
    ...walk,
    inputs: [{ today, applied }],
    events: [
      { type: 'draft.changed', changes: { status: ['noMessage'] } },
      { type: 'draft.changed', changes: { durationMin: 60, durationMax: 30 } },
      { type: 'filters.applied' },
      { type: 'filters.cancelled' },
      { type: 'range.reset' },
      { type: 'filters.amended', changes: { trackingNumber: [] } },
      { type: 'address.changed', filters: elsewhere },
      { type: 'accounts.changed', belongings: { numbers: [], sources: [] } },
      { type: 'day.turned', today: tomorrow },
    ],
  },
  (snapshot, event) => {
    const context = snapshot.context as FiltersContext;
    if (event.type === 'filters.amended' || event.type === 'accounts.changed')
      return context.applied.trackingNumber.length > 0;
    return event.type !== 'day.turned' || context.today === today;
  },
  { apart: true },
);

const addressOf = (filters: FilterSet) => `/calls?${new URLSearchParams(filtersToSearchParams(filters)).toString()}`;
const setDay = (page: Page, day: string) => page.clock.setFixedTime(`${day}T01:00:00Z`);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const shared = shareWindow(site, async ({ page }) => {
  await intercept(page, '/v2/number', async (request) => {
    // Those of one account stay as they are.
    if (new URL(request.url).search !== '') return request.continue();
    const answer = await request.fetch();
    const [first, ...others] = (await answer.json()) as TrackingNumber[];
    return request.fulfill({ json: [{ ...first, did: number, name: 'Billboard' }, ...others] });
  });
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await expectVisible(heading(page, 'Numbers'));
});

/** Opens the screen anew, for all accounts. */
async function begin(page: Page): Promise<void> {
  if (await page.evaluate(() => window.sessionStorage.getItem('accounts'))) {
    await page.evaluate(() => window.sessionStorage.removeItem('accounts'));
    await page.goto('/settings/numbers');
  } else await moveTo(page, '/settings/numbers');
  await expectVisible(heading(page, 'Numbers'));
  await setDay(page, today);
  await moveTo(page, addressOf(applied));
  await expectVisible(heading(page, 'Calls'));
}

/** What a person does for an event of the machine. */
async function act(page: Page, event: FiltersEvent): Promise<unknown> {
  switch (event.type) {
    case 'draft.changed':
      if (event.changes.status)
        return inPanel(page, /^Status/, async () => {
          const missed = page.getByRole('option', { name: 'Missed' });
          await expectVisible(missed);
          if ((await missed.getAttribute('aria-selected')) !== 'true') await missed.click();
        });
      return inPanel(page, /^Duration/, async () => {
        await page.getByLabel('Minimum (seconds)').fill('60');
        await page.getByLabel('Maximum (seconds)').fill('30');
      });
    case 'filters.applied':
      return button(page, 'Apply').click();
    case 'filters.cancelled':
      return button(page, 'Cancel').click();
    case 'range.reset':
      return inPanel(page, /^Date range/, () => page.getByRole('button', { name: 'Reset to last 7 days' }).click());
    case 'filters.amended':
      return button(page, 'Remove Billboard').click();
    case 'address.changed':
      return moveTo(page, addressOf(event.filters));
    case 'accounts.changed':
      await page.getByRole('button', { name: /^Accounts:/ }).click();
      await page.getByRole('option', { name: 'Fernleigh Dental Carlton' }).click();
      return page.keyboard.press('Escape');
    case 'day.turned':
      await setDay(page, event.today);
      return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
}

const chipsFor = ({ trackingNumber, status }: FilterSet) => [
  ...trackingNumber.map(() => 'Billboard'),
  ...status.map(() => 'Missed'),
];

/** Address and chips say what is applied, Apply is offered when the machine allows it, and the bar counts what is chosen. */
async function shows(page: Page, value: unknown, context: FiltersContext): Promise<void> {
  const says = () => filtersFromSearchParams(new URL(page.url()).searchParams, context.today, timezone);
  await expect.poll(() => sameFilters(says(), context.applied), { timeout: 60_000 }).toBe(true);
  if (value === 'applied') await button(page, 'Apply').waitFor({ state: 'detached' });
  else {
    await expectVisible(button(page, 'Apply'));
    expect(await button(page, 'Apply').isDisabled()).toBe(value === 'invalid');
  }
  expect(await bar(page).getByRole('alert').count()).toBe(value === 'invalid' ? 1 : 0);
  await expect.poll(() => chipsOf(page), { timeout: 20_000 }).toEqual(chipsFor(context.applied));
  const { trackingNumber, status } = context.draft;
  await expect.poll(() => countIn(page, 'Number'), { timeout: 20_000 }).toBe(trackingNumber.length);
  expect(await countIn(page, 'Status')).toBe(status.length);
}

/** The panels hold the rest of the draft; the calendar ends with today. */
async function showsInPanels(page: Page, { draft, today: day }: FiltersContext): Promise<void> {
  const { dateLabel, dateStart, dateEnd, durationMin, durationMax } = draft;
  expect(await rangeIn(page, 11)).toEqual({ dateLabel, dateStart, dateEnd, isOffered: day === tomorrow });
  expect(await durationsIn(page)).toEqual({ durationMin, durationMax });
}

test.each(paths.map((path) => ({ name: path.name, path })))('in the page: $name', async ({ path }) => {
  const { page, faults } = await shared();
  await begin(page);
  await shows(page, path.start.value, path.start.context as FiltersContext);
  for (const { event, snapshot } of path.steps) {
    await act(page, event);
    await shows(page, snapshot.value, snapshot.context as FiltersContext);
  }
  await showsInPanels(page, (path.steps.at(-1)?.snapshot ?? path.start).context as FiltersContext);
  expect(faults).toEqual([]);
  coverage.add(path.marks);
});

test('every state and every transition was driven in the page', () => coverage.expectWhole());
