import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Account, AccountNode } from '#contract/tenancy/accounts.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findings } from './axe.ts';
import { choose as chooseFrom } from './choosing.ts';
import { startSession } from './logIn.ts';
import { drag, expectVisible, tabTo } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const reseller = 'reseller@demo.test';
const line = (page: Page, name: string) =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openStructure() {
  const api = await apiAs(site(), reseller);
  const opened = await openWindow(site());
  await startSession(opened.page, reseller);
  await opened.page.goto('/settings/structure');
  await expectVisible(line(opened.page, 'Kauri Solar'));
  const find = async (name: string) => {
    const found = (await api<AccountNode[]>('GET', '/v2/account/tree')).find((one) => one.name === name);
    if (!found) throw new Error(`no account ${name}`);
    return api<Account>('GET', `/v2/account/${found.id}`);
  };
  return { ...opened, api, find };
}

const focused = (page: Page) => page.locator(':focus').innerText();
const target = (page: Page) => page.locator(':focus').getAttribute('aria-label');

async function choose(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('by mouse: creates, renames, drags and deletes an account', async () => {
  const { page, context, faults, find } = await openStructure();
  await choose(page, 'Kauri Solar', 'New sub-account');
  await page.getByLabel('Name', { exact: true }).fill('Kauri Solar Nelson');
  await button(page, 'Create account').click();
  await expectVisible(line(page, 'Kauri Solar Nelson'));
  await choose(page, 'Kauri Solar Nelson', 'Edit');
  await page.getByLabel('Name', { exact: true }).fill('Kauri Solar Picton');
  await button(page, 'Save').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Kauri Solar Picton' }));
  await page.getByRole('main').getByRole('link', { name: 'Structure', exact: true }).click();

  await expectVisible(line(page, 'Kauri Solar Picton'));
  await drag(page, line(page, 'Kauri Solar Picton'), line(page, 'Ironbark Plumbing'));
  await page.getByRole('dialog', { name: 'Move account' }).getByRole('button', { name: 'Move', exact: true }).click();
  await expectVisible(page.getByText('Kauri Solar Picton is now under Ironbark Plumbing'));
  expect(await find('Kauri Solar Picton')).toMatchObject({ fatherName: 'Ironbark Plumbing' });

  await choose(page, 'Kauri Solar Picton', 'Delete…');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await page.getByLabel('Type 1 to delete this account').fill('2');
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel('Type 1 to delete this account').fill('1');
  await confirm.click();
  await line(page, 'Kauri Solar Picton').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a move says what it ends, by menu, by mouse and in the account’s form', async () => {
  const { page, context, faults, find } = await openStructure();
  const carlton = await find('Fernleigh Dental Carlton');
  const admin = await apiAs(site(), 'admin@demo.test');
  const key = { name: 'Nightly deploys', scopes: ['flows:read'], days: 30, password: 'trunkline-demo' };
  await admin('PUT', `/v2/apikey/${carlton.id}`, key);
  const dialog = page.getByRole('dialog', { name: 'Move account' });
  const ends = page.getByText('API keys: Nightly deploys');
  await choose(page, 'Fernleigh Dental Carlton', 'Move to…');
  await page.getByRole('option', { name: 'Kauri Solar', exact: true }).click();
  await expectVisible(dialog.getByText('People with access to Kauri Solar will see it.'));
  await expectVisible(ends);
  expect(await findings(page, 'the dialog of a move')).toEqual([]);
  await page.keyboard.press('Escape');
  await drag(page, line(page, 'Fernleigh Dental Carlton'), line(page, 'Ironbark Plumbing'));
  await expectVisible(dialog.getByText('People with access to Ironbark Plumbing will see it.'));
  await expectVisible(ends);
  await page.keyboard.press('Escape');
  await page.goto(`/settings/accounts/${carlton.id}`);
  await chooseFrom(page, 'Parent account', 'Kauri Solar');
  await expectVisible(ends);
  await button(page, 'Discard').click();
  await ends.waitFor({ state: 'detached' });
  expect(await find('Fernleigh Dental Carlton')).toMatchObject({ father: carlton.father });
  expect(faults).toEqual([]);
  await context.close();
});

test('by keyboard alone: finds, moves and opens an account, and reads why it cannot be deleted', async () => {
  const { page, context, faults, find } = await openStructure();
  const { keyboard } = page;
  await tabTo(page, page.getByRole('searchbox', { name: 'Search accounts' }));
  await keyboard.type('Noosa');
  await line(page, 'Kauri Solar').waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('treegrid').getByRole('row').first());
  await keyboard.press('End');
  await keyboard.press('m');
  await keyboard.type('Whitlock');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }));
  await keyboard.press('Enter');
  await expectVisible(page.getByText('Coastline Motors Noosa is now under Whitlock Legal'));
  expect(await find('Coastline Motors Noosa')).toMatchObject({ fatherName: 'Whitlock Legal' });

  expect(await focused(page)).toContain('Coastline Motors Noosa');
  await keyboard.press('Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('Delete');
  await expectVisible(page.getByRole('dialog', { name: 'This account can’t be deleted yet' }));
  await keyboard.press('Escape');
  expect(await focused(page)).toContain('Whitlock Legal');
  await keyboard.press('Enter');
  await page.waitForURL('**/settings/accounts/*');
  expect(faults).toEqual([]);
  await context.close();
});

test('letters find an account by name, arrows collapse and expand a branch', async () => {
  const { page, context, faults } = await openStructure();
  const { keyboard } = page;
  await tabTo(page, page.getByRole('treegrid').getByRole('row').first());
  await keyboard.type('coastline mot');
  expect(await focused(page)).toContain('Coastline Motors');
  await keyboard.type('gn');
  expect(page.url()).toContain('/settings/structure');
  await keyboard.press('End');
  expect(await focused(page)).toBe(await page.getByRole('treegrid').getByRole('row').last().innerText());
  await keyboard.press('Home');
  expect(await focused(page)).toContain('Harbour Calls');
  await keyboard.press('ArrowLeft');
  await line(page, 'Kauri Solar').waitFor({ state: 'detached' });
  expect(await line(page, 'Harbour Calls').getAttribute('aria-expanded')).toBe('false');
  await keyboard.press('ArrowRight');
  await expectVisible(line(page, 'Kauri Solar'));
  expect(await findings(page, 'structure')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('by keyboard, an account is dragged below another; Escape cancels', async () => {
  const { page, context, faults, find } = await openStructure();
  const { keyboard } = page;
  const name = 'Kauri Solar';
  const before = await find(name);
  const handle = line(page, name).getByRole('button', { name: /^Drag/ });
  await tabTo(page, page.getByRole('treegrid').getByRole('row').first());
  await keyboard.type('kauri');
  await tabTo(page, handle);
  await keyboard.press('Enter');
  await expectVisible(page.getByRole('button', { name: /^Drop on/ }));
  await keyboard.press('Escape');
  await page.getByRole('button', { name: /^Drop on/ }).waitFor({ state: 'detached' });
  expect(await find(name)).toMatchObject({ father: before.father });

  await tabTo(page, handle);
  await keyboard.press('Enter');
  await expectVisible(page.getByRole('button', { name: /^Drop on/ }));
  for (let press = 0; press < 30 && (await target(page)) !== 'Drop on Ironbark Plumbing'; press += 1)
    await keyboard.press('ArrowDown');
  expect(await target(page)).toBe('Drop on Ironbark Plumbing');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move account' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expectVisible(page.getByText(`${name} is now under Ironbark Plumbing`));
  expect(await find(name)).toMatchObject({ fatherName: 'Ironbark Plumbing' });
  expect(faults).toEqual([]);
  await context.close();
});

test('reverts a move that the server rejects, with the reason', async () => {
  const { page, context, api, find } = await openStructure();
  const account = await find('Peninsula Physio');
  await api('POST', `/v2/account/${account.id}`, { version: account.version, name: account.name });
  await choose(page, 'Peninsula Physio', 'Move to…');
  await page.getByRole('option', { name: 'Kauri Solar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expectVisible(page.getByText('Peninsula Physio wasn’t moved: Someone else has changed this'));
  expect(await line(page, 'Peninsula Physio').getAttribute('aria-level')).toBe('2');
  expect(await find('Peninsula Physio')).toMatchObject({ fatherName: 'Harbour Calls' });
  await context.close();
});

test('a move that would be refused says why before', async () => {
  const { page, context, api, find } = await openStructure();
  const name = 'Passed on';
  const { id: father, country, timezone } = await find('Ironbark Plumbing');
  const fields = { father, name, type: 'subaccount', country, timezone };
  const made = await api<Account>('PUT', '/v2/account', fields);
  await page.reload();
  await choose(page, name, 'Move to…');
  await api('POST', `/v2/account/${made.id}`, { version: made.version, status: 'suspended' });
  await api('PATCH', `/v2/account/${made.id}/delete`, { accounts: 1 });
  await page.getByRole('option', { name: 'Kauri Solar', exact: true }).click();
  await expectVisible(page.getByRole('dialog', { name: 'Move account' }).getByText('NOT-FOUND'));
  await context.close();
});

test('changing the accounts drops a filter’s number that is not theirs', async () => {
  const { page, context, api, find } = await openStructure();
  const [motors, dental] = [await find('Coastline Motors'), await find('Fernleigh Dental Group')];
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ account }) => account === motors.id);
  if (!number) throw new Error('the demo has no number of Coastline Motors');
  const search = new URLSearchParams({ trackingNumber: number.did, trackingSource: number.source, status: 'answered' });
  await page.goto(`/calls?${search.toString()}`);
  await expectVisible(page.getByRole('list', { name: 'Applied filters' }).getByText(number.name));
  await button(page, 'Accounts: All accounts').click();
  await page.getByRole('option', { name: dental.name, exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has('trackingNumber'));
  expect(new URL(page.url()).searchParams.get('status')).toBe('answered');
  await context.close();
});
