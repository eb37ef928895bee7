import type { Page } from 'playwright-core';
import { generate } from 'otplib';
import { intercept } from './intercept.ts';
import { fillLogin } from './logIn.ts';
import { expectVisible } from './person.ts';

/** Something that opens on a page, or another state of it, and how a user gets there. */
export interface OpenedPart {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('alert');

const asked = (method: 'totp' | 'sms') => ({
  errorCode: '2FA-REQUIRED',
  message: '2FA-REQUIRED',
  reference: 'r-1',
  info: {
    challenge: '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11',
    method,
    mobile: method === 'sms' ? '+61••••••156' : null,
  },
});

/** Goes to the login step that asks for a code. */
async function toCode(page: Page, method: 'totp' | 'sms'): Promise<void> {
  await intercept(page, '/v2/token/dashboard/', (request) => request.fulfill({ status: 401, json: asked(method) }));
  await fillLogin(page, 'admin@demo.test');
  await expectVisible(page.getByLabel('6-digit code'));
}

export const outsideParts: OpenedPart[] = [
  { name: 'app code', path: '/login/', open: (page) => toCode(page, 'totp') },
  { name: 'text message code', path: '/login/', open: (page) => toCode(page, 'sms') },
  {
    name: 'a recovery code, refused',
    path: '/login/',
    async open(page) {
      await toCode(page, 'totp');
      await button(page, 'Use a recovery code').click();
      await page.getByLabel('Recovery code').fill('abc');
      await button(page, 'Continue').click();
      await expectVisible(alert(page));
    },
  },
  {
    name: 'a login, refused',
    path: '/login/',
    async open(page) {
      await button(page, 'Log in').click();
      await expectVisible(alert(page));
    },
  },
  {
    name: 'forgotten password, no mail server',
    path: '/forgot-password',
    async open(page) {
      await expectVisible(page.getByText(/email/i).first());
    },
  },
  {
    name: 'a new password, refused',
    path: `/reset-password#${'0'.repeat(36)}.${'0'.repeat(43)}`,
    async open(page) {
      await page.getByLabel('New password').fill('short');
      await page.keyboard.press('Enter');
      await expectVisible(alert(page));
    },
  },
];

const clicks = (...names: (string | RegExp)[]) => {
  return async (page: Page) => {
    for (const name of names) await button(page, name).click();
  };
};
const opens = (...names: (string | RegExp)[]) => {
  return async (page: Page) => {
    await clicks(...names)(page);
    await expectVisible(dialog(page));
  };
};
const refuses = (name: string) => {
  return async (page: Page) => {
    await button(page, name).click();
    await expectVisible(alert(page));
  };
};

export const insideParts: OpenedPart[] = [
  { name: 'an invitation, refused', path: '/users/list/new', open: refuses('Send invitation') },
  { name: 'a new account, refused', path: '/settings/account/new', open: refuses('Create account') },
  { name: 'a block, refused', path: '/settings/blocks', open: refuses('Block') },
  { name: 'renaming a source', path: '/settings/sources', open: opens(/^Rename /) },
  { name: 'removing a user', path: '/users/list/reports@demo.test', open: opens('Remove') },
  { name: 'suspending a user', path: '/users/list/reports@demo.test', open: opens('Suspend') },
  { name: 'a contact', path: '/users/addressbook', open: opens('Add contact') },
  { name: 'a report', path: '/users/reports', open: opens('Add report') },
  {
    name: 'leaving with unsaved changes',
    path: '/users/me',
    async open(page) {
      await page.getByLabel('First name').fill('Another');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expectVisible(dialog(page));
    },
  },
  { name: 'the actions of an account', path: '/settings/structure', open: clicks(/^Actions for Fernleigh Dental C/) },
  {
    name: 'deleting an account',
    path: '/settings/structure',
    async open(page) {
      await button(page, /^Actions for Fernleigh Dental C/).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await expectVisible(dialog(page));
    },
  },
  {
    name: 'moving an account',
    path: '/settings/structure',
    async open(page) {
      await button(page, /^Actions for Fernleigh Dental C/).click();
      await page.getByRole('menuitem', { name: 'Move to…' }).click();
      await expectVisible(dialog(page));
    },
  },
  { name: 'the palette', path: '/settings/numbers', open: (page) => press(page, 'Control+k') },
  { name: 'the shortcuts', path: '/settings/numbers', open: (page) => press(page, '?') },
];

async function press(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await expectVisible(dialog(page));
}

/** The profile's cards from no second factor to one and back, step by step. */
export const secondFactor: OpenedPart[] = [
  { name: 'setting up a mobile', path: '/users/me', open: opens('Text message') },
  {
    name: 'setting up an app',
    path: '/users/me',
    async open(page) {
      await opens('Authenticator app')(page);
      await expectVisible(page.getByRole('img', { name: 'QR code' }));
    },
  },
  {
    name: 'the recovery codes',
    path: '/users/me',
    async open(page) {
      await opens('Authenticator app')(page);
      await expectVisible(page.getByRole('img', { name: 'QR code' }));
      const secret =
        (await dialog(page)
          .getByText(/^[A-Z2-7]{16,}$/)
          .textContent()) ?? '';
      await page.getByLabel('6-digit code').fill(await generate({ secret }));
      await dialog(page).getByRole('button', { name: 'Confirm' }).click();
      await expectVisible(dialog(page).getByText('Your recovery codes'));
    },
  },
  {
    name: 'turning the second factor off',
    path: '/users/me',
    async open(page) {
      await opens('Turn off')(page);
      await expectVisible(page.getByLabel('6-digit code or recovery code'));
    },
  },
];
