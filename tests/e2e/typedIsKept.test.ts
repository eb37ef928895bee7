import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { intercept, stopIntercepting } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { shareWindow } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

const site = startSite();
const shared = shareWindow(site, ({ page }) => startSession(page, 'admin@demo.test'));
const rows = '/calls?range=last30Days';
const row = (page: Page, at: number) => page.locator(`tr[data-row="${at}"]`);
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Open call' });
const field = (page: Page, name: string) => drawer(page).getByRole('textbox', { name, exact: true });

interface Saved {
  notes: string;
  score: number;
  revenue: { amount: number } | null;
}

let admin: ReturnType<typeof apiAs> | undefined;

const callOf = async (uuid: string): Promise<Saved> => {
  admin ??= apiAs(site(), 'admin@demo.test');
  return (await (await admin)<{ call: Saved }>('GET', `/v2/call/${uuid}/full`)).call;
};

const editables = {
  Notes: { texts: ['Wants a quote', 'Call back at nine'], saved: ({ notes }: Saved) => notes },
  Score: { texts: ['77', '40'], saved: ({ score }: Saved) => String(score) },
  Value: { texts: ['450.00', '1,250.50'], saved: ({ revenue }: Saved) => ((revenue?.amount ?? 0) / 100).toFixed(2) },
} as const;

const leaves: Record<string, (page: Page, typed: Locator) => Promise<unknown>> = {
  'another row': (page) => row(page, 5).getByRole('link').first().click(),
  J: async (page, typed) => {
    await typed.press('Escape');
    await page.keyboard.press('j');
  },
  Escape: async (page, typed) => {
    await typed.press('Escape');
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
  },
  'the next call': (page) => page.getByRole('button', { name: 'Next call in the list' }).click(),
  back: (page) => page.goBack(),
  'another page': (page) => page.getByRole('link', { name: 'Dashboard', exact: true }).first().click(),
  'another account': async (page) => {
    await page.getByRole('button', { name: /^Accounts:/ }).click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('option').nth(1).click();
  },
};

describe.each(Object.entries(editables))('what is typed into %s', (name, { texts, saved }) => {
  test.each(Object.entries(leaves))('is saved on leaving by %s', async (_, leave) => {
    const { page, faults } = await shared();
    await page.goto(rows);
    await row(page, 2).getByRole('link').first().click();
    const uuid = new URL(page.url()).searchParams.get('call') ?? '';
    const typed = field(page, name);
    await expectVisible(typed);
    const [first, second] = texts;
    const text = (await typed.inputValue()) === first ? second : first;
    await typed.fill(text);
    await leave(page, typed);
    await expect.poll(async () => saved(await callOf(uuid))).toBe(text.replace(',', ''));
    expect(faults).toEqual([]);
  });

  test('comes back after a reload, and with the call when saving failed', async () => {
    const { page } = await shared();
    await page.goto(rows);
    await row(page, 3).getByRole('link').first().click();
    const uuid = new URL(page.url()).searchParams.get('call') ?? '';
    await expectVisible(field(page, name));
    const before = saved(await callOf(uuid));
    await field(page, name).fill(texts[0]);
    await page.reload();
    await expectVisible(field(page, name));
    expect([await field(page, name).inputValue(), saved(await callOf(uuid))]).toEqual([texts[0], before]);
    await intercept(page, '/v2/call/:id', (request) =>
      request.method === 'PATCH' ? request.fulfill({ status: 503, json: { errorCode: 'GEN02' } }) : request.continue(),
    );
    await page.getByRole('button', { name: 'Next call in the list' }).click();
    await expectVisible(page.getByText('Not saved yet. What you typed is kept with the call.'));
    await stopIntercepting(page);
    await page.getByRole('button', { name: 'Open the call' }).first().click();
    const kept = page.getByRole('main').getByRole('textbox', { name, exact: true });
    await expect.poll(() => kept.inputValue()).toBe(texts[0]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => saved(await callOf(uuid))).toBe(texts[0]);
  });
});
