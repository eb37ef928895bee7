import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseFile, tick } from './choosing.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

/** Saves the profile as this person while the server refuses with the error. */
async function saveProfile(page: Page, person: string, status: number, errorCode: string): Promise<string> {
  await startSession(page, person);
  await page.goto('/users/me');
  const field = page.locator('main form').getByRole('textbox', { name: 'First name', exact: true }).first();
  await field.fill('Wren');
  const json = { errorCode, message: errorCode, reference: 'r-77' };
  await intercept(page, '/v2/*', (request) =>
    request.method === 'GET' ? request.continue() : request.fulfill({ status, json }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: errorCode });
  await expectVisible(alert);
  return alert.first().innerText();
}

test('a failed save shows the message and its code', async () => {
  const { page, context } = await openWindow(site());
  const text = await saveProfile(page, 'admin@demo.test', 403, 'INVALID-PASSWORD');
  expect(text).toContain('Wrong password');
  expect(text).not.toContain('r-77');
  await context.close();
});

test('staff see the reference of a failed save, and that it is a bug', async () => {
  const { page, context } = await openWindow(site());
  const text = await saveProfile(page, 'system@demo.test', 500, 'GEN02');
  expect(text).toContain('You found a bug!');
  expect(text).toContain('An error occurred while');
  expect(text).toContain('Reference r-77');
  await context.close();
});

test.each([
  [403, 'ACCESS_DENIED_ACCOUNT', 'Access denied, invalid account'],
  [500, 'GEN02', 'An error occurred while loading'],
])('a list refused with %i blames no connection', async (status, errorCode, words) => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const json = { errorCode, message: errorCode, reference: 'r-77' };
  await intercept(page, '/v2/call', (request) => request.fulfill({ status, json }));
  await page.goto('/calls');
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expectVisible(alert);
  expect(await alert.first().innerText()).toContain(errorCode);
  expect(await page.getByText('Check your connection').count()).toBe(0);
  await context.close();
});

test('a profile that fails to load says so with its code, and loads when asked again', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const json = { errorCode: 'GEN02', message: 'GEN02', reference: 'r-77' };
  await intercept(page, '/v2/user/me', (request) => request.fulfill({ status: 500, json }));
  await page.goto('/settings/numbers');
  const dialog = page.getByRole('dialog', { name: 'We couldn’t load your profile' });
  await expectVisible(dialog);
  expect(await dialog.innerText()).toContain('GEN02');
  expect(await page.getByText('No connection').count()).toBe(0);
  await stopIntercepting(page, '/v2/user/me');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  await context.close();
});

test('a refused file shows its code, whether the page or the server refused it', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'reseller@demo.test');
  await page.goto('/settings/custom');
  const refusal = (code: string) => page.getByRole('alert').filter({ hasText: code });
  await chooseFile(page, 'Logo', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expectVisible(refusal('file-invalid-type'));
  const json = { errorCode: 'file-too-large', message: 'file-too-large', reference: 'r-77' };
  await intercept(page, '/v2/*/image/logo', (request) => request.fulfill({ status: 413, json }));
  await chooseFile(page, 'Logo', { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') });
  await expectVisible(refusal('file-too-large'));
  await context.close();
});

test('a link to an account that the reader may not see is dropped with a word', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'client@demo.test');
  await page.goto('/calls?account=99999999');
  await expectVisible(page.getByText('You don’t have access to the account in this link.'));
  await expectVisible(page.locator('tbody tr[data-row]').or(page.getByRole('heading', { name: 'No calls found' })));
  expect(await page.getByText('Check your connection').count()).toBe(0);
  expect(await page.getByText('ACCESS_DENIED_ACCOUNT').count()).toBe(0);
  await expectVisible(page.getByRole('button', { name: 'Accounts: All accounts' }));
  await context.close();
});

test('a text message that the carrier rejects asks to check the number', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const json = { errorCode: 'CARRIER-FAILED', message: 'CARRIER-FAILED', reference: 'r-77' };
  await intercept(page, '/v2/user/me/sms2FA', (request) => request.fulfill({ status: 502, json }));
  await intercept(page, '/v2/user/me', (request) =>
    request.method === 'POST' ? request.fulfill({ json: {} }) : request.continue(),
  );
  await page.goto('/users/me');
  await page.getByRole('button', { name: 'Text message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text message' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('0412 345 678');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'SMS not sent, check the number' });
  await expectVisible(alert);
  expect(await alert.innerText()).toContain('CARRIER-FAILED');
  await context.close();
});

test('a number that needs documents says who can add them, and leads an admin there', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/tracking-number/new');
  await tick(page.getByRole('radio', { name: /^[+(\d]/ }).first());
  await page.getByLabel('Name', { exact: true }).fill('Bus shelter');
  await page.getByLabel('Source', { exact: true }).fill('Print');
  await tick(page.getByRole('radio', { name: /^Take a message / }));
  const errorCode = 'NUMBER-DOCUMENTS-REQUIRED';
  await intercept(page, '/v2/number/*/*', (request) =>
    request.method === 'GET'
      ? request.continue()
      : request.fulfill({ status: 409, json: { errorCode, message: errorCode, reference: 'r-77' } }),
  );
  await page.getByRole('button', { name: 'Rent number' }).click();
  const alert = page.getByRole('alert').filter({ hasText: errorCode });
  await expectVisible(alert.getByText(/An admin can add them under Regulatory documents/));
  await alert.getByRole('link', { name: 'Add documents' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/settings/bundle/new?owner=*&country=*&network=geo');
  await expectVisible(page.getByText('What you will need'));
  await context.close();
});
