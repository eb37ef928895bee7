import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { choose, listButton, tick } from './choosing.ts';
import { intercept } from './intercept.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { goesThrough, RequestGate } from './RequestGate.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

/** Opens settings of the number from the editor of its flow. */
async function openSettings(page: Page, tab: 'Details' | 'Routing'): Promise<void> {
  await page.getByRole('button', { name: /flow and number settings$/ }).click();
  await page.getByRole('menuitem', { name: tab }).click();
}

/** Saves the routing, and waits until the number has changed, because leaving earlier asks about unsaved changes. */
async function saveRouting(page: Page): Promise<void> {
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/v2/number'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await isSaved;
}

test('rents a number, takes a call, blocks its caller and cancels the number', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers');
  await page.getByRole('link', { name: 'New number' }).click();
  await page.getByRole('button', { name: 'Rent number' }).click();
  await expectVisible(page.getByText('Required field'));
  // Its number tells it from the answers below, which are there first.
  await tick(page.getByRole('radio', { name: /^[+(\d]/ }).first());
  const [did = '', town] = (await page.locator('label:has(input[type=radio])').first().innerText()).split('\n');
  await page.getByLabel('Name', { exact: true }).fill('Bus shelter');
  await page.getByLabel('Source', { exact: true }).fill('Print');
  await tick(page.getByRole('radio', { name: /^Use an existing call flow/ }));
  await choose(page, 'Incoming calls go to', 1);
  await page.getByRole('button', { name: 'Rent number' }).click();
  await page.waitForURL('**/settings/wizard/**');
  await expectVisible(page.locator('.react-flow__node'));
  const api = await apiAs(site(), 'admin@demo.test');
  const rented = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Bus shelter');
  expect(rented?.area).toBe(town);

  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await page.getByRole('button', { name: 'Place test call' }).click();
  await page.getByRole('dialog').getByLabel('Caller’s number').fill('+61 3 7010 9955');
  await page.getByRole('dialog').getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByRole('link', { name: 'Open call' }).click();
  await expectVisible(page.getByText('Bus shelter'));
  await page.getByRole('button', { name: 'Block caller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expectVisible(page.getByText(/are now blocked/));
  await page.goto('/settings/blocks');
  await expectVisible(page.getByRole('row', { name: /7010 9955/ }));
  await page.getByRole('button', { name: /Unblock .*9955/ }).click();
  await expectVisible(page.getByText(/are allowed again/));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectVisible(page.getByRole('row', { name: /7010 9955/ }));

  await page.goto('/settings/numbers?search=Bus');
  await page.getByRole('row', { name: /Bus shelter/ }).click();
  await openSettings(page, 'Details');
  await page.getByLabel('Source', { exact: true }).fill('Bus stops');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Saved'));
  await page.getByRole('link', { name: 'Routing' }).click();
  const shown = await listButton(page, 'Incoming calls go to').innerText();
  // The number count of a flow changes below.
  const chosen = shown.replace(/ \(.*/s, '');
  await tick(page.getByRole('radio', { name: /^Hang up/ }));
  await saveRouting(page);
  await page.getByRole('link', { name: 'Call flow' }).click();
  await expectVisible(page.getByRole('heading', { name: 'This number hangs up on every call' }));
  await page.getByRole('link', { name: 'Use an existing call flow' }).click();
  await tick(page.getByRole('radio', { name: /^Use an existing call flow/ }));
  await choose(page, 'Incoming calls go to', chosen);
  await saveRouting(page);
  await page.getByRole('link', { name: 'Call flow' }).click();
  await expectVisible(page.locator('.react-flow__node'));
  await openSettings(page, 'Details');
  await page.getByRole('button', { name: 'Cancel this number' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(`+${did.replaceAll(/\D/g, '')}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this number' }).click();
  await page.waitForURL('**/settings/numbers');
  await choose(page, 'Status', 'Cancelled');
  await expectVisible(page.getByRole('row', { name: /Bus shelter.*Cancelled/ }));
  expect(faults).toEqual([]);
  await context.close();
});

test('a number rings another phone, and during an outage its fail-safe destination', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers?search=Letterbox');
  await page.getByRole('row', { name: /Letterbox/ }).click();
  await openSettings(page, 'Routing');
  await page.getByRole('textbox', { name: /^Fail-safe destination/ }).fill('+61 1800 975 707');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('This is a tracking number. Enter the number of a phone.'));
  await page.getByRole('textbox', { name: /^Fail-safe destination/ }).fill('+61 3 7010 2299');
  await tick(page.getByRole('radio', { name: /^Ring a phone/ }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Required field'));
  await page.getByRole('textbox', { name: 'Phone to ring' }).fill('+61 3 7010 2211');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Saved'));
  await expectVisible(listButton(page, 'Incoming calls go to').filter({ hasText: 'Letterbox card flow' }));
  await page.reload();
  expect(await page.getByRole('textbox', { name: /^Fail-safe destination/ }).inputValue()).toBe('(03) 7010 2299');
  await page.getByRole('link', { name: 'Call flow' }).click();
  await expectVisible(page.locator('.react-flow__node', { hasText: 'Front desk' }));
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  await context.close();
});

test('routing can be saved right after the details, before the list of numbers is read again', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/numbers?search=Letterbox');
  await page.getByRole('row', { name: /Letterbox card/ }).click();
  await openSettings(page, 'Details');
  const lists = new RequestGate();
  await intercept(page, '/v2/number', lists.hold);
  await page.getByLabel('Source', { exact: true }).fill('Letterboxes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Saved'));
  await page.getByRole('link', { name: 'Routing' }).click();
  await tick(page.getByRole('radio', { name: /^Hang up/ }));
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await lists.end(goesThrough);
  expect(faults).toEqual([]);
  await context.close();
});

test('the messaging of a landline is nothing but why it takes no texts', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ type }) => type === 'geo');
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number?.id}?tab=messaging`);
  await expectVisible(page.getByText('This number takes no texts. Mobile numbers do.'));
  expect(await page.locator('main form').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('a number says what it does with texts, and where its callers come from', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Text line');
  if (!number) throw new Error('the demo has no such number');
  const { id, account, did, version } = number;
  const { document: draft } = aFlow('Texts')
    .node('start', 'start', { consent: null }, { next: 'note' })
    .node('note', 'text', { text: 'Thank you for your call.' }, { next: 'bye' })
    .node('bye', 'hangup');
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  await api('POST', `/v2/routing/${account}/flow/${flow.id}`, { basedOn: 1, draft, publish: true, note: '' });
  await api('POST', `/v2/routing/${account}/did/${encodeURIComponent(did)}`, { flow: flow.id, version });
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${id}?tab=messaging`);
  await expectVisible(page.getByText('The live call flow can send this text:'));
  await expectVisible(page.getByRole('listitem').getByText('Thank you for your call.'));
  await page.getByLabel('Forward texts to this email').fill('desk@example.test');
  const hook = page.getByLabel('Slack webhook URL');
  await tick(page.getByRole('checkbox', { name: 'Post texts to a Slack channel' }));
  await hook.fill('https://hooks.slack.com/services/T0/B0/secret');
  await page.getByRole('button', { name: 'Add keyword' }).click();
  await page.getByLabel('Keyword', { exact: true }).fill('hours');
  await page.getByLabel('Reply', { exact: true }).fill('We open at nine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText('Saved'));
  await page.reload();
  expect(await page.getByLabel('Keyword', { exact: true }).inputValue()).toBe('HOURS');
  await expectVisible(page.getByText('The URL is secret, so it isn’t shown. Leave this empty to keep it.'));
  expect(await hook.inputValue()).toBe('');
  await page.goto(`/settings/wizard/${id}?tab=dni`);
  await expectVisible(page.getByText(`Source: ${number.source}`));
  await page.getByRole('link', { name: 'Change in the details' }).click();
  await expectVisible(page.getByLabel('Source', { exact: true }));
  expect(faults).toEqual([]);
  await context.close();
});

test('a step reads a phone number as the country of its account writes it', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account: father } = await api<{ account: number }>('GET', '/v2/user/me');
  const place = { type: 'subaccount', category: 'healthcare', country: 'CA', timezone: 'America/Toronto' };
  const { id: account } = await api<{ id: number }>('PUT', '/v2/account', { name: 'Fredericton', father, ...place });
  const [free] = await api<{ did: string }[]>('GET', '/v2/number/available/AU?network=geo');
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [{ id: 't1', label: '', number: '' }] }, { unanswered: 'Mailbox' })
    .node('Mailbox', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  const body = { did: free?.did, country: 'AU', name: 'Front', source: 'Print', flow: flow.id };
  const number = await api<TrackingNumber>('PUT', `/v2/number/${account}/geo`, body);
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await page.locator('.react-flow__node', { hasText: 'Desk' }).click();
  await page.getByLabel('Phone number').fill('(506) 234-5678');
  const targets = async () => {
    const { draft: saved } = await api<Flow>('GET', `/v2/routing/${account}/flow/${flow.id}`);
    return saved.nodes.find(({ id }) => id === 'Desk')?.settings['targets'];
  };
  await expect.poll(targets).toEqual([expect.objectContaining({ number: '+15062345678' })]);
  expect(faults).toEqual([]);
  await context.close();
});
