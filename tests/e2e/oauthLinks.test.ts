import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refusal } from '../api/integrations/aProvider.ts';
import { linkInWindow, startOAuthSite } from './anOAuthSite.ts';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible, seesToast } from './person.ts';
import { openWindow } from './site.ts';

const started = startOAuthSite();

async function openLinks(person = 'admin@demo.test') {
  const { site, playProviders } = started();
  const opened = await openWindow(site, { reducedMotion: 'reduce' });
  await playProviders(opened.context);
  await startSession(opened.page, person);
  await opened.page.goto('/integrations/links');
  await expectVisible(button(opened.page, 'Link a Google account'));
  return opened;
}

/** Lets the provider send people back otherwise than they came. */
function sendBack(change: (back: URL) => void): void {
  started().provider.server.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => change(url));
}

const card = (page: Page) => page.getByRole('heading', { name: 'Google: ann@agency.example.test' });

async function unlink(page: Page): Promise<void> {
  await button(page, 'Unlink').click();
  await dialog(page, 'Unlink this account?').getByRole('button', { name: 'Unlink' }).click();
  await expectVisible(page.getByText('No linked accounts yet'));
}

test('an account is linked in a window of its own, which closes by itself', async () => {
  const { page, context, faults } = await openLinks();
  const popup = await linkInWindow(page, button(page, 'Link a Google account'), 'ann@agency.example.test is linked');
  await expectVisible(card(page));
  expect(popup.isClosed()).toBe(true);
  expect(await findingsInEachMode(page, 'a linked account')).toEqual([]);
  await button(page, 'Share with accounts below').click();
  await expectVisible(page.getByText('Shared with all accounts below'));
  await button(page, 'Stop sharing').click();
  await dialog(page, 'Stop sharing this account?').getByRole('button', { name: 'Stop sharing' }).click();
  await expectVisible(button(page, 'Share with accounts below'));
  await unlink(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('where the browser blocks windows, the page itself goes there and comes back', async () => {
  const { page, context, faults } = await openLinks();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page, 'Link a Google account').click();
  await expectVisible(card(page));
  expect(new URL(page.url()).pathname).toBe('/integrations/links');
  expect(page.url()).not.toMatch(/code|state/);
  await unlink(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a window that is closed cancels, and so does a user who says no', async () => {
  const { page, context } = await openLinks();
  // Nobody agrees yet.
  await context.unrouteAll();
  await context.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Choose an account</h1>' }),
  );
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Link a Google account').click()]);
  await expectVisible(popup.getByRole('heading', { name: 'Choose an account' }));
  await expectVisible(page.getByText('Finish in the other window…'));
  await popup.close();
  await expectVisible(page.getByText('Process canceled by user'));
  await expectVisible(button(page, 'Link a Google account'));
  await context.unrouteAll();
  await started().playProviders(context);
  sendBack(({ searchParams }) => {
    searchParams.delete('code');
    searchParams.set('error', 'access_denied');
  });
  await page.reload();
  await linkInWindow(page, button(page, 'Link a Google account'), 'Process canceled by user');
  await expectVisible(page.getByText('No linked accounts yet'));
  await context.close();
});

test('a provider whose opener policy hides its window links all the same, however long its user takes', async () => {
  const { page, context, faults } = await openLinks();
  await context.unrouteAll();
  let asked = '';
  await context.route('https://accounts.google.com/**', (route) => {
    asked = new URL(route.request().url()).search;
    const headers = { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' };
    return route.fulfill({ headers, body: '<h1>Choose an account</h1>' });
  });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Link a Google account').click()]);
  await expectVisible(popup.getByRole('heading', { name: 'Choose an account' }));
  // A browser that is worked by a program gives every page the focus.
  await expectVisible(page.getByText('Process canceled by user'));
  await popup.goto(`${started().provider.authorize}${asked}`);
  await expectVisible(card(page));
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await unlink(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a window that comes back stays known to its page, however long it takes to load', async () => {
  const { page, context, faults } = await openLinks();
  let load: () => void = () => undefined;
  const loads = new Promise<void>((resolve) => (load = resolve));
  await context.route('**/v2/oauth2', async (route) => {
    await loads;
    await route.continue();
  });
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...given) => (Object.assign(window, { popup: open(...given) }) as { popup?: Window }).popup ?? null;
  });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Link a Google account').click()]);
  await popup.waitForURL('**/integrations/linked');
  expect(await page.evaluate(() => (window as { popup?: Window }).popup?.closed)).toBe(false);
  await seesToast(page.getByText('ann@agency.example.test is linked'), async () => load());
  await unlink(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a state that is not ours, one that is too old, and a provider that refuses link nothing', async () => {
  const { page, context } = await openLinks();
  const refused = async () => {
    await linkInWindow(page, button(page, 'Link a Google account'), 'The account couldn’t be linked. Try again.');
    await page.reload();
    await expectVisible(page.getByText('No linked accounts yet'));
  };
  sendBack(({ searchParams }) => searchParams.set('state', 'made-up'));
  await refused();
  sendBack(() => {
    started().clock.aheadMs = 10 * 60_000 + 1000;
  });
  await refused();
  started().clock.aheadMs = 0;
  started().provider.answers = (form) => (form['code'] === undefined ? undefined : refusal('invalid_grant'));
  await refused();
  started().provider.answers = undefined;
  await context.close();
});

test('a property of Google Analytics is chosen in a linked account; when access is withdrawn, it says so and is linked again', async () => {
  const { page, context, faults } = await openLinks();
  const { admin, provider } = started();
  await page.goto('/integrations/ga4');
  await button(page, 'Add a property').click();
  const adding = dialog(page, 'Add a property');
  await linkInWindow(page, adding.getByRole('button', { name: 'Link a Google account' }));
  const choose = async (label: string, option: RegExp) => {
    await adding.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Property', /Website/);
  await choose('Web stream', /harbour\.example\.test/);
  await adding.getByRole('button', { name: 'Try on recent calls' }).click();
  await expectVisible(adding.getByText(/of the latest \d+ calls would be sent/));
  expect(await findingsInEachMode(page, 'a new property')).toEqual([]);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByRole('heading', { name: 'harbour.example.test (G-HARB0UR1)' }));
  expect([admin.dimensions.length, admin.metrics.length, admin.keyEvents.length, admin.secrets.length]).toEqual([
    8, 2, 1, 1,
  ]);
  expect(faults).toEqual([]);
  admin.tokens.clear();
  provider.answers = (form) => (form['grant_type'] === 'refresh_token' ? refusal('invalid_grant') : undefined);
  await page.reload();
  await button(page, 'Edit').click();
  const editing = dialog(page, 'Edit');
  await expectVisible(editing.getByText('The linked account no longer gives access. Link it again.'));
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/integrations/links');
  await expectVisible(page.getByText('Access was withdrawn or has expired. Link this account again.'));
  provider.answers = undefined;
  const again = button(page, 'Link ann@agency.example.test again');
  await linkInWindow(page, again, 'ann@agency.example.test is linked');
  await page.getByRole('link', { name: 'Google Analytics' }).first().click();
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.goto('/integrations/ga4');
  await expectVisible(page.getByText('On', { exact: true }));
  await button(page, 'Delete').click();
  await dialog(page, 'Delete this property?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No measurements yet'));
  await context.close();
});
