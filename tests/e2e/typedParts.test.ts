import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { shareWindow } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

const site = startSite();
const shared = shareWindow(site, ({ page }) => startSession(page, 'admin@demo.test'));
const typed = 'Typed already';

/** Dialogs: their page, the button that opens each, and a field of it. */
const dialogs: [name: string, path: string, opens: string | RegExp, field: string][] = [
  ['a contact', '/users/addressbook', 'Add contact', 'First name'],
  ['a scheduled report', '/users/reports', 'Add report', 'Name'],
  ['an exporter', '/integrations/exporter', 'New exporter', 'Name'],
  ['the name of a source', '/settings/sources', /^Rename /, 'Name'],
  ['an opt-out', '/messages/opt-outs', 'Add opt-out', 'Evidence'],
];

/** Forms on pages. `number` stands for a tracking number. */
const forms: [name: string, path: string, field: string | RegExp, text?: string][] = [
  ['a new number', '/settings/tracking-number/new', 'Name'],
  ['the details of a number', '/settings/wizard/:number?tab=details', 'Name'],
  ['the routing of a number', '/settings/wizard/:number?tab=routing', /^Fail-safe destination/, '(03) 7010 2299'],
  ['the texts of a number', '/settings/wizard/:mobile?tab=messaging', 'Automatic reply'],
  ['a new account', '/settings/account/new', 'Name'],
  ['an invitation', '/users/list/new', 'First name'],
  ['a blocked caller', '/settings/blocks', 'Name'],
  ['an API key', '/settings/api-keys', 'Name'],
  ['the profile', '/users/me', 'First name'],
];

async function addressOf(path: string): Promise<string> {
  const api = await apiAs(site(), 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const mobile = numbers.find(({ type }) => type === 'mobile');
  return path.replace(':number', String(numbers[0]?.id)).replace(':mobile', String(mobile?.id));
}

async function write(field: Locator, text = typed): Promise<void> {
  await expectVisible(field);
  await field.fill(text);
}

const question = (page: Page, title: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: title });

describe('what is typed into a dialog is dropped only after a question:', () => {
  test.each(dialogs)('%s', async (_, path, opens, label) => {
    const { page, faults } = await shared();
    await page.goto(path);
    await page
      .getByRole('button', { name: opens, exact: typeof opens === 'string' })
      .first()
      .click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: label }).or(combobox(page, label)).first();
    await write(field);
    await page.keyboard.press('Escape');
    const asked = question(page, 'Discard your changes?');
    await asked.getByRole('button', { name: 'Keep editing' }).click();
    expect(await field.inputValue()).toBe(typed);
    await field.press('Escape');
    await asked.getByRole('button', { name: 'Discard', exact: true }).click();
    await field.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

/** The question before a page is left, whose title says of what. */
const leaving = (page: Page, answer: 'Stay' | 'Leave') =>
  page.getByRole('dialog').getByRole('button', { name: answer, exact: true });

/** A field that offers what there is. */
const combobox = (page: Page, label: string) => page.getByRole('dialog').getByRole('combobox', { name: label });

describe('what is typed into a page is dropped only after a question:', () => {
  test.each(forms)('%s', async (_, path, label, text) => {
    const { page, faults } = await shared();
    await page.goto(await addressOf(path));
    const field = page.getByRole('main').getByRole('textbox', { name: label }).first();
    await write(field, text);
    const kept = await field.inputValue();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await leaving(page, 'Stay').click();
    expect(await field.inputValue()).toBe(kept);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await leaving(page, 'Leave').click();
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
  });
});
