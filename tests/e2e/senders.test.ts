import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton, openAt } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

async function open(email: string, options: Parameters<typeof openWindow>[1] = {}) {
  const window = await openWindow(site(), options);
  await startSession(window.page, email);
  await window.page.goto('/settings/senders');
  await expectVisible(window.page.getByRole('heading', { name: /^(Senders|Mittenti)$/ }));
  return window;
}

/** Chooses a country in a list that stays open for more, and closes it. */
async function chooseCountry(page: Page, label: string, country: string) {
  await openAt(listButton(page.getByRole('dialog'), label));
  await page.getByRole('option', { name: new RegExp(`^${country}`) }).click();
  await page.keyboard.press('Escape');
}

test('a reseller enters a name with its registration, changes its rate and removes it', async () => {
  const { page, context, faults } = await open('reseller@demo.test');
  await page.getByRole('button', { name: 'Add sender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add sender' });
  await dialog.getByLabel('Sender').fill('Harbour-Lights');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectVisible(dialog.getByText('This value isn’t valid'));
  await dialog.getByLabel('Sender').fill('Harbour');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectVisible(dialog.getByText('Required field'));
  await chooseCountry(page, 'Sends to', 'Australia');
  await dialog.getByRole('textbox', { name: /^Segments per second/ }).fill('2,5');
  await dialog.getByRole('button', { name: 'Add registration' }).click();
  await choose(dialog, 'Country', 'Australia');
  await dialog.getByRole('textbox', { name: /^Reference/ }).fill('ACMA 77');
  expect(await findingsInEachMode(page, 'adding a sender')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('row').filter({ hasText: 'Harbour' });
  await expectVisible(row.getByText('Australia, Sender names: Pending'));
  await expectVisible(row.getByText('2.5', { exact: true }));

  await row.getByRole('button', { name: 'Edit Harbour' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Harbour' });
  await choose(edited, 'State', /^Registered/);
  await edited.getByRole('textbox', { name: /^Segments per second/ }).fill('');
  await edited.getByRole('button', { name: 'Save' }).click();
  await edited.waitFor({ state: 'detached' });
  await expectVisible(row.getByText('Australia, Sender names: Registered'));
  await expectVisible(row.getByText('(usual)'));
  const api = await apiAs(site(), 'reseller@demo.test');
  const found = (await api<Sender[]>('GET', '/v2/sms/senders/')).find(({ sender }) => sender === 'Harbour');
  expect(found).toMatchObject({
    countries: ['AU'],
    hasOwnRate: false,
    registrations: [{ state: 'registered', reference: 'ACMA 77', expires: null }],
    unconfirmed: [],
  });

  await row.getByRole('button', { name: 'Edit Harbour' }).click();
  await edited.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: 'Remove Harbour' }).getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('who may not change senders sees them, on a phone and in Italian too', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'it-IT' };
  const { page, context, faults } = await open('admin@demo.test', phone);
  await expectVisible(page.getByText(/Text line/).first());
  expect(await page.getByRole('button', { name: /^(Add sender|Aggiungi mittente|Edit |Modifica )/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await findingsInEachMode(page, 'senders on a phone')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
