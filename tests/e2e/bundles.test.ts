import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import { aPdf } from '../builders/api/aPorting.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton, openAt } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(aPdf) });
const requirement = (page: Page, name: string) => page.getByRole('group', { name });
const typed = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function open(path: string, options: Parameters<typeof openWindow>[1] = {}) {
  const window = await openWindow(site(), options);
  await startSession(window.page, 'admin@demo.test');
  await window.page.goto(path);
  return window;
}

async function upload(page: Page, name: string, kind: string, fileName: string) {
  const part = requirement(page, name);
  await choose(part, 'Kind of document', kind);
  await part.locator('input[type="file"]').setInputFiles(file(fileName));
  await expectVisible(part.getByText(`${kind}: ${fileName}`));
}

test('what a regulator wants is drawn up, submitted and approved, and a wrong country needs nothing', async () => {
  const { page, context, faults } = await open('/settings/bundles');
  await page.getByRole('link', { name: 'Add documents' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectVisible(page.getByText('Required field'));
  await openAt(listButton(page, 'Country'));
  await page.getByRole('option', { name: /^United States/ }).click();
  await expectVisible(page.getByText('Nothing to prove: you can rent these numbers right away.'));
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  await openAt(listButton(page, 'Country'));
  await page.getByRole('option', { name: /^United Kingdom/ }).click();
  await expectVisible(page.getByText('Proof of the business'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Landline, United Kingdom' }));
  const path = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Submit' }).click();
  // Two details, five parts of the address, two files.
  await expect.poll(() => page.getByText('Required field').count()).toBe(9);
  await typed(page, 'Business name').fill('Fernleigh Dental Ltd');
  await typed(page, 'Registration number').fill('12345678');
  await typed(page, 'Business or person').fill('Fernleigh Dental');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectVisible(page.getByText('Saved', { exact: true }));
  await page.reload();
  await expect.poll(() => typed(page, 'Business name').inputValue()).toBe('Fernleigh Dental Ltd');
  await typed(page, 'Street and number').fill('12 Quay Street');
  await typed(page, 'City').fill('Bristol');
  await typed(page, 'State or province').fill('Bristol');
  await typed(page, 'Postcode').fill('BS1 4XX');
  await upload(page, 'Proof of the business', 'Excerpt of the commercial register', 'excerpt.pdf');
  const address = requirement(page, 'Proof of address');
  await expectVisible(address.getByText('Choose the kind of document first.'));
  await choose(address, 'Kind of document', 'Rent receipt');
  await expectVisible(address.getByText('Fill in the fields above first.'));
  await upload(page, 'Proof of address', 'Utility bill', 'bill.pdf');
  expect(await findingsInEachMode(page, 'documents for numbers')).toEqual([]);
  // What was typed survives the uploads, and is saved with the submission.
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectVisible(page.getByText('Submitted. The carrier is checking.'));
  expect(await typed(page, 'City').isDisabled()).toBe(true);
  await expectVisible(address.getByText('Utility bill: bill.pdf'));

  const api = await apiAs(site(), 'admin@demo.test');
  const [bundle] = await api<Bundle[]>('GET', '/v2/bundles/');
  expect(bundle).toMatchObject({
    state: 'submitted',
    fields: { business_name: 'Fernleigh Dental Ltd', business_registration_number: '12345678' },
    address: { city: 'Bristol', postcode: 'BS1 4XX', country: 'GB' },
    documents: [
      { requirement: 'identity', type: 'commercial_registrar_excerpt', name: 'excerpt.pdf' },
      { requirement: 'address', type: 'utility_bill', name: 'bill.pdf' },
    ],
  });
  await page.goto(`/settings/bundle/new?country=GB&network=geo`);
  await page.getByRole('link', { name: 'Open them' }).click();
  await page.waitForURL(`**${path}`);
  expect(faults).toEqual([]);
  await context.close();
});

test('an edit that somebody else made first is kept, on a phone and in Italian too', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'it-IT' };
  const api = await apiAs(site(), 'admin@demo.test');
  const [own] = await api<{ id: number }[]>('GET', '/v2/account/tree');
  const place = { country: 'IT', network: 'mobile', holder: 'individual', fields: {}, address: null };
  const bundle = await api<Bundle>('PUT', `/v2/bundles/${own?.id}`, place);
  const { page, context, faults } = await open(`/settings/bundle/${bundle.uuid}`, phone);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  const theirs = { fields: { last_name: 'Rossi' }, address: null, version: bundle.version };
  await api('POST', `/v2/bundles/${bundle.uuid}`, theirs);
  await page.getByRole('button', { name: /^(Save draft|Salva bozza)$/ }).click();
  await page.getByRole('button', { name: /^(Load their version|Carica la loro versione)$/ }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Last name' }).first().inputValue()).toBe('Rossi');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await findingsInEachMode(page, 'documents on a phone')).toEqual([]);

  await page.getByRole('button', { name: /^(Delete|Elimina)$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Delete|Elimina)$/ })
    .click();
  await page.waitForURL('**/settings/bundles');
  expect((await api<Bundle[]>('GET', '/v2/bundles/')).some(({ uuid }) => uuid === bundle.uuid)).toBe(false);
  expect(faults).toEqual([expect.stringContaining('409')]);
  await context.close();
});
