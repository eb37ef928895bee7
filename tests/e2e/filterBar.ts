import type { Page } from 'playwright-core';
import type { FilterSet } from '../../src/machines/filters/filterSet.ts';
import { rangeMessages } from '../../src/page/filters/filter.messages.ts';

/** The filters of a screen, as a person finds them. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Filters' });

export const barButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** Opens a panel of the bar, works in it and closes it. */
export async function inPanel<Result>(page: Page, name: RegExp, work: () => Promise<Result>): Promise<Result> {
  await bar(page).getByRole('button', { name }).click();
  const result = await work();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return result;
}

/** The labels of the chips, which stand for what is applied beside the range. */
export async function chipsOf(page: Page): Promise<string[]> {
  const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /^Remove / });
  const labels = await chips.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.slice('Remove '.length));
}

/** How many values of a list are chosen. */
export async function countIn(page: Page, name: string): Promise<number> {
  const text = await bar(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
}

/** The chosen range, and whether the calendar offers a day of the month that it shows. */
export function rangeIn(page: Page, day: number) {
  return inPanel(page, /^Date range/, async () => {
    const [preset] = await page.getByRole('dialog').locator('[aria-pressed="true"]').allTextContents();
    const [label] = Object.entries(rangeMessages).find(([, { defaultMessage }]) => defaultMessage === preset) ?? [];
    const cell = page.getByRole('grid').getByText(String(day), { exact: true });
    return {
      dateLabel: (label ?? 'custom') as FilterSet['dateLabel'],
      dateStart: await dayIn(page, 'From'),
      dateEnd: await dayIn(page, 'To'),
      isOffered: (await cell.getAttribute('aria-disabled')) !== 'true',
    };
  });
}

async function dayIn(page: Page, label: string): Promise<string> {
  const field = page.getByRole('group', { name: label });
  const parts = ['year', 'month', 'day'].map(async (name) => {
    const value = await field.getByRole('spinbutton', { name }).getAttribute('aria-valuenow');
    return value?.padStart(2, '0') ?? '';
  });
  return (await Promise.all(parts)).join('-');
}

/** The chosen shortest and longest duration in seconds. */
export function durationsIn(page: Page) {
  return inPanel(page, /^Duration/, async () => {
    const [durationMin, durationMax] = await Promise.all(
      ['Minimum (seconds)', 'Maximum (seconds)'].map(async (label) => {
        const text = await page.getByLabel(label).inputValue();
        return text === '' ? null : Number(text);
      }),
    );
    return { durationMin, durationMax };
  });
}
