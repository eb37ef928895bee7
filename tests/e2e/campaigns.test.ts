import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { choose, chooseFile, fileButton, listButton } from './choosing.ts';
import { expectVisible, tabTo } from './person.ts';
import { shareWindowOf } from './sharedWindow.ts';
import { startSession } from './logIn.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const shared = shareWindowOf(site, 'admin@demo.test');

/** Handsets of the local carrier: the second is unreachable, the third answers, the fourth opts out. */
const contacts = ['+61491570110', '+61491570195', '+61491570197', '+61491570199'];
const file = [
  'First name,Mobile,City',
  ...contacts.map((number, at) => `Person ${at + 1},${number},Perth`),
  'Nobody,,Perth',
  'Wrong,12,Perth',
  'Twice,0491 570 110,Perth',
].join('\r\n');

/** A number that can text, with credit and a rate. */
beforeAll(async () => {
  const [admin, staff] = await Promise.all(
    ['admin@demo.test', 'system@demo.test'].map((email) => apiAs(site(), email)),
  );
  if (!admin || !staff) throw new Error('nobody could log in');
  const { account } = await admin<{ account: number }>('GET', '/v2/user/me');
  const [free] = await admin<{ did: string }[]>('GET', '/v2/number/available/AU?network=mobile');
  const wish = { did: free?.did, country: 'AU', name: 'Texts', source: 'Website' };
  await admin('PUT', `/v2/number/${account}/mobile`, wish);
  const { payer } = await admin<SmsCredit>('GET', `/v2/sms/credit/${account}`);
  await staff('PUT', `/v2/sms/credit/${payer}`, { amount: 10_000, note: 'Paid by invoice' });
  await staff('PUT', `/v2/sms/rate/${payer}/AU`, { price: 8 });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Progress' }).locator('dl > div').filter({ hasText: name }).locator('dd');

async function onPhone(page: Page, work: () => Promise<void>) {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await work();
  if (usual) await page.setViewportSize(usual);
}

/** Whether some of it is beyond its edge. */
const isCut = (part: Locator) => part.evaluate((element) => element.scrollWidth > element.clientWidth);

test('a file with bad rows becomes a list', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/lists');
  await button(page, 'New list').click();
  await page.getByLabel('Name', { exact: true }).fill('Regulars');
  await button(page, 'Save').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Regulars' }));
  const csv = { name: 'regulars.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
  await chooseFile(page, 'File of contacts', csv);
  await onPhone(page, async () => {
    expect(await isCut(page.getByRole('region', { name: 'Add contacts' }))).toBe(false);
  });
  await button(page, 'Check file').click();
  await expectVisible(page.getByText('4 new contacts. 1 is already in the list. 2 rows have errors.'));
  await button(page, 'Add 4 contacts, skip errors').click();
  await expectVisible(page.getByRole('row').filter({ hasText: 'Person 4' }));
  expect(await page.getByRole('row').count()).toBe(5);
  expect(faults).toEqual([]);
});

test('a campaign is previewed, quoted, quoted again after a change, and sent once', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/bulk');
  await button(page, 'New campaign').click();
  await button(page, 'Get quote').click();
  await expectVisible(page.getByText('No recipients provided'));

  await page.getByLabel('Name', { exact: true }).fill('Spring');
  await choose(page, 'Sender', 1);
  await page.getByLabel('Text', { exact: true }).fill('Hi {firstName}, it’s spring!');
  await expectVisible(page.getByText(/UCS-2/));
  await button(page, 'Replace them').click();
  await expectVisible(page.getByText(/GSM-7/));
  await listButton(page, 'Lists').click();
  await page.getByRole('option', { name: /Regulars/ }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('More numbers').fill('12');
  await expectVisible(page.getByText('1 number isn’t valid and will be left out.'));
  await page.getByText('Only during these hours').click();

  await button(page, 'Preview').click();
  const preview = page.getByRole('grid', { name: 'Recipients in the preview' });
  await expectVisible(preview.getByText("Hi Person 3, it's spring!"));
  await expectVisible(preview.getByText('Phone number not valid'));
  await onPhone(page, async () => {
    expect(await isCut(preview.getByText("Hi Person 3, it's spring!"))).toBe(false);
  });
  await button(page, 'Get quote').click();
  await expectVisible(page.getByText('4 messages to 5 recipients'));
  await expectVisible(button(page, 'Send now'));

  await page.getByLabel('Text', { exact: true }).fill("Hi {firstName}, it's spring.");
  await button(page, 'Send now').waitFor({ state: 'detached' });
  await button(page, 'Get quote').press('Enter');
  await button(page, 'Send now').press('Enter');
  await expectVisible(page.getByRole('region', { name: 'Progress' }));
  await expect.poll(() => count(page, 'Bounced').textContent(), { timeout: 20_000 }).toBe('1');
  await expect.poll(() => count(page, 'Replied').textContent(), { timeout: 20_000 }).not.toBe('0');
  await expectVisible(page.getByRole('region', { name: 'Progress' }).getByText('Sent', { exact: true }));
  expect(await count(page, 'Delivered').textContent()).toBe('3');
  expect(faults).toEqual([]);
});

test('whoever answered STOP is among the opt-outs with what they wrote, and is back with proof', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/opt-outs');
  const row = page.getByRole('row').filter({ hasText: '+61 491 570 199' });
  await expectVisible(row.filter({ hasText: 'By text' }).getByText('STOP'));
  await row.getByText('+61 491 570 199').click();
  const dialog = page.getByRole('dialog');
  await expectVisible(dialog.getByText('Opted out').first());
  const [ledger] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  expect(await readFile(await ledger.path(), 'utf8')).toMatch(/^\ufeffTime,Change,.*\r\n.*,Opted out,By text,STOP,/);
  await button(page, 'Remove opt-out').click();
  await dialog.getByLabel('How did they ask').fill('Asked at the counter on Monday');
  await button(page, 'Remove opt-out').click();
  await expectVisible(page.getByText('+61 491 570 199 may be texted again.'));
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('the whole job by the keyboard alone, from a file with bad rows to a reply in the inbox and an opt-out', async () => {
  const { page, faults } = await shared();
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await page.goto('/messages/lists');
  await press(button(page, 'New list'));
  await type(page.getByLabel('Name', { exact: true }), 'Newcomers');
  await page.keyboard.press('Enter');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Newcomers' }));
  const opened = page.waitForEvent('filechooser');
  await press(fileButton(page, 'File of contacts'));
  const rows = 'First name,Mobile\r\nAda,+61491570297\r\nBob,+61491570299\r\nWrong,12';
  await (await opened).setFiles({ name: 'newcomers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await press(button(page, 'Check file'));
  await press(button(page, 'Add 2 contacts, skip errors'));
  await expectVisible(page.getByRole('row').filter({ hasText: 'Bob' }));

  await page.goto('/messages/bulk');
  await press(button(page, 'New campaign'));
  await type(page.getByLabel('Name', { exact: true }), 'Autumn');
  await press(listButton(page, 'Sender'));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type(page.getByLabel('Text', { exact: true }), 'Hello {firstName}, see you soon.');
  await press(listButton(page, 'Lists'));
  await page.getByRole('option', { name: /Newcomers/ }).waitFor();
  await page.keyboard.type('New');
  await page.keyboard.press('Enter');
  // The first Escape clears the search.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await press(page.getByRole('checkbox', { name: 'Only during these hours' }), 'Space');
  await press(button(page, 'Preview'));
  const preview = page.getByRole('grid', { name: 'Recipients in the preview' });
  await expectVisible(preview.getByText('Hello Bob, see you soon.'));
  await press(button(page, 'Get quote'));
  await expectVisible(page.getByText('2 messages to 2 recipients'));
  await type(page.getByLabel('Text', { exact: true }), '!');
  await button(page, 'Send now').waitFor({ state: 'detached' });
  await press(button(page, 'Get quote'));
  await press(button(page, 'Send now'));
  await expectVisible(page.getByRole('region', { name: 'Progress' }));
  await expect.poll(() => count(page, 'Opt-outs').textContent(), { timeout: 20_000 }).toBe('1');

  await page.goto('/messages/inbox');
  const answer = page.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: '570 297' });
  await press(answer);
  await expectVisible(page.getByRole('region', { name: 'Messages and calls' }).getByText('Thanks, see you then!'));
  await page.goto('/messages/opt-outs');
  await expectVisible(page.getByRole('row').filter({ hasText: '+61 491 570 299' }).getByText('STOP'));
  expect(faults).toEqual([]);
});

test('whoever may not text sees what came of campaigns, and finds them, without their recipients', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'reports@demo.test');
  await page.goto('/messages?tab=campaigns');
  const rows = page.getByRole('row');
  await expectVisible(rows.nth(1));
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Sender',
    'Name',
    'Scheduled',
    'Sent',
    'Delivered',
    'Bounced',
    'Blocked',
    'Replied',
    'Status',
    'Account',
  ]);
  const name = await rows.nth(1).getByRole('link').innerText();
  await page.getByRole('searchbox').fill('nobody-calls-a-campaign-this');
  await expectVisible(page.getByText('No campaigns match'));
  await page.getByRole('searchbox').fill(name);
  await rows.nth(1).getByRole('link').click();
  await expectVisible(page.getByRole('heading', { level: 1, name }));
  const results = page.getByRole('region', { name: 'Results' });
  expect(await results.locator('dt').allInnerTexts()).toEqual([
    'Sent',
    'Delivered',
    'Bounced',
    'Blocked',
    'Delivery unknown',
    'Replied',
    'Opt-outs',
  ]);
  expect(await page.getByRole('link', { name: 'See recipients' }).count()).toBe(0);
  expect(faults).toEqual([]);
  const { page: other } = await shared();
  await other.goto(page.url());
  await expectVisible(other.getByRole('link', { name: 'See recipients' }));
  await context.close();
});

test('opt-outs of another system are pasted; what is no number stays to be corrected', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/opt-outs');
  await button(page, 'Import opt-outs').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Numbers' }).fill('0491 570 301, 0491 570 302\nnobody');
  await dialog.getByRole('textbox', { name: 'Evidence' }).fill('Exported from the old system');
  await button(page, 'Import').click();
  await expectVisible(page.getByText('2 people were opted out.'));
  expect(await dialog.getByRole('textbox', { name: 'Numbers' }).inputValue()).toBe('nobody');
  await button(page, 'Close').click();
  await expectVisible(page.getByRole('row').filter({ hasText: '+61 491 570 301' }).getByText('Imported'));
  expect(faults).toEqual([]);
});
