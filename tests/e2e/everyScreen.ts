import type { Page } from 'playwright-core';
import type { AccountNode } from '#contract/accounts.contract.ts';
import type { Call } from '#contract/calls.contract.ts';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import { see } from './person.ts';
import { apiAs } from './site.ts';

interface Screen {
  name: string;
  path: string;
  /** Seen once the screen shows what it is for. */
  shows: (page: Page) => ReturnType<Page['locator']>;
}

/** Every screen that admin@demo.test can open, with a call and a number of the demo. */
export async function everyScreen(site: Parameters<typeof apiAs>[0]): Promise<Screen[]> {
  const api = await apiAs(site, 'admin@demo.test');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find(({ actionId }) => actionId !== null);
  const calls = await api<{ data: Call[] }>('GET', '/v2/call?status=answered');
  const call = calls.data.find(({ talkTime }) => talkTime > 0);
  if (!number || !call) throw new Error('the demo has no number with a call flow or no answered call');
  const [own] = await api<AccountNode[]>('GET', '/v2/account/tree');
  if (!own) throw new Error('the demo has no account');
  const wizard = `/settings/wizard/${number.id}`;
  const row = (page: Page) => page.locator('tbody tr[data-row]');
  const node = (page: Page) => page.locator('.react-flow__node');
  return [
    { name: 'dashboard', path: '/dashboard', shows: row },
    { name: 'calls', path: '/calls', shows: row },
    { name: 'call detail', path: `/calls/detail/${call.uuid}`, shows: node },
    { name: 'time and day', path: '/calls/time', shows: (page) => page.locator('svg [role="button"]') },
    { name: 'numbers', path: '/settings/numbers', shows: row },
    { name: 'new number', path: '/settings/tracking-number/new', shows: (page) => page.getByRole('radio') },
    { name: 'blocked callers', path: '/settings/blocks', shows: (page) => page.locator('main form') },
    { name: 'portings', path: '/settings/portings', shows: (page) => page.getByRole('heading', { level: 2 }) },
    { name: 'new porting', path: '/settings/porting/new', shows: (page) => page.locator('textarea') },
    { name: 'call flow', path: wizard, shows: node },
    { name: 'number details', path: `${wizard}?tab=details`, shows: (page) => page.getByLabel('Name') },
    {
      name: 'a tab without content',
      path: `${wizard}?tab=dni`,
      shows: (page) => page.getByRole('heading', { level: 1 }),
    },
    { name: 'structure', path: '/settings/structure', shows: (page) => page.locator('[data-account]') },
    {
      name: 'account',
      path: `/settings/accounts/${own.id}`,
      shows: (page) => page.getByLabel('Name', { exact: true }),
    },
    { name: 'new account', path: '/settings/account/new', shows: (page) => page.getByLabel('Name', { exact: true }) },
    {
      name: 'a signup link that is not known',
      path: '/signup/unknown',
      shows: (page) => page.getByRole('heading', { level: 2 }),
    },
    { name: 'users', path: '/users/list', shows: row },
    { name: 'invite a user', path: '/users/list/new', shows: (page) => page.getByLabel('Email') },
    { name: 'a user', path: '/users/list/reports@demo.test', shows: (page) => page.getByLabel('First name') },
    { name: 'my profile', path: '/users/me', shows: (page) => page.getByLabel('First name') },
    { name: 'address book', path: '/users/addressbook', shows: (page) => page.getByRole('heading', { level: 2 }) },
    { name: 'logins', path: '/users/logins', shows: row },
    { name: 'not found', path: '/not-found', shows: (page) => page.getByRole('heading', { level: 1 }) },
  ];
}

/** Opens a screen and waits until nothing of it is still on its way. */
export async function openScreen(page: Page, { path, shows }: Screen): Promise<void> {
  await page.goto(path);
  await see(shows(page));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
