import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Identity } from '#contract/tenancy/identity.contract.ts';
import type {
  IdentityContext,
  IdentityEvent,
  IdentityInput,
  Wanted,
} from '../../src/machines/identity/identityEvents.ts';
import { ModelCoverage } from '../model/coverage.ts';
import { coveringPaths, type Path } from '../model/coveringPaths.ts';
import { walk } from '../model/machines/identity.walk.ts';
import { type Ending, goesThrough, RequestGate, isRefused } from './RequestGate.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { expectVisible } from './person.ts';
import { moveTo } from './moveTo.ts';
import { faultsInScripts, leave, shareWindowOf } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

type IdentityPath = Path<IdentityInput, IdentityEvent>;

const site = startSite();
const coverage = new ModelCoverage(walk.machine, 'page', {
  'ready.pausing: pause failed 1': 'a timer of the browser never fails',
});
let ada: Identity;

beforeAll(async () => {
  const api = await apiAs(site(), 'system@demo.test');
  const identities = await api<Identity[]>('GET', '/v2/user/me/expose');
  const found = identities.find(({ email }) => email === 'admin@demo.test');
  if (!found) throw new Error('the demo has no admin');
  ada = found;
});

/**
 * What can happen in the page: only listed identities are chosen, only existing ones cleared, the pause never fails.
 */
const paths = coveringPaths(walk, (snapshot, event) => {
  const { acting, identities } = snapshot.context as IdentityContext;
  if (event.type === 'identity.chosen') return identities.length > 0;
  if (event.type === 'identity.cleared') return acting !== null;
  return !(event.type.startsWith('xstate.error') && snapshot.matches({ ready: 'pausing' }));
});

/** Maps the model's users and accounts to the demo's: 7 is Ada of account 3, 9 does not exist. */
const real = (text: string) =>
  text.replace(/^7/, String(ada.id)).replace(/-3$/, `-${ada.account}`).replace(/^9$/, '999999');
const scopeOf = ({ user, account }: Wanted) => real(account === null ? String(user) : `${user}-${account}`);

const ending = (event: IdentityEvent): Ending =>
  event.type.includes('.done.') ? goesThrough : isRefused(403, 'ACCESS_DENIED_ACCOUNT');

const shared = { staff: shareWindowOf(site, 'system@demo.test'), customer: shareWindowOf(site, 'admin@demo.test') };

/** Begins where the machine does, with a page that loads. */
async function play(page: Page, path: IdentityPath): Promise<void> {
  const lists = new RequestGate();
  const profiles = new RequestGate();
  const { acting, mayAct } = path.input;
  await leave(page);
  if (acting) await page.evaluate((scope) => window.sessionStorage.setItem('identity', scope), scopeOf(acting));
  if (mayAct) await intercept(page, '/v2/user/me/expose', lists.hold);
  await page.goto('/settings/numbers');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  if (mayAct) await intercept(page, '/v2/user/me', profiles.hold);
  await shows(page, path.start.value, path.start.context as IdentityContext);
  for (const { event, snapshot } of path.steps) {
    if (event.type.startsWith('xstate.')) {
      if (event.type.endsWith('listing')) await lists.end(ending(event));
      if (event.type.endsWith('switching')) await profiles.end(ending(event));
    } else await act(page, event);
    await shows(page, snapshot.value, snapshot.context as IdentityContext);
  }
}

async function act(page: Page, event: IdentityEvent): Promise<void> {
  if (event.type === 'identity.cleared') await page.getByRole('button', { name: 'Stop acting' }).click();
  if (event.type === 'retried') await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  if (event.type === 'identity.chosen') {
    await page.getByRole('button', { name: 'Act as' }).click();
    await page.getByRole('combobox', { name: 'Search people and accounts' }).fill('admin@demo.test');
    await page.keyboard.press('Enter');
  }
  if (event.type === 'parameter.found') {
    await moveTo(page, `/settings/numbers?identity=${real(event.value)}&search=x`);
    await page.waitForFunction(() => window.location.search === '?search=x');
  }
}

/** Checks what the page shows in each state of the model. */
async function shows(page: Page, value: unknown, context: IdentityContext): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'Numbers' });
  const bar = page.getByText(/^You’re acting as/);
  if (value === 'switching') {
    await expectVisible(page.getByText('Switching identity…'));
    expect(await heading.count()).toBe(0);
    return;
  }
  if (value === 'stuck') {
    await expectVisible(page.getByText('We couldn’t finish switching.'));
    expect(await heading.count()).toBe(0);
    return;
  }
  await expectVisible(heading);
  if (context.acting) await expectVisible(bar);
  else await bar.waitFor({ state: 'detached' });
  const scope = await page.evaluate(() => window.sessionStorage.getItem('identity'));
  expect(scope).toBe(context.acting && scopeOf(context.acting));
  if (context.problem)
    await expectVisible(page.getByText('You can’t act as this person. You’re back to your own login.'));
  if (value === 'off') expect(await page.getByRole('button', { name: 'Act as' }).count()).toBe(0);
}

test.each(paths.map((path) => ({ name: path.name, path })))('in the page: $name', async ({ path }) => {
  const { page, faults } = await shared[path.input.mayAct ? 'staff' : 'customer']();
  await play(page, path);
  expect(faultsInScripts(faults)).toEqual([]);
  coverage.add(path.marks);
});

test('covers every state and transition in the page', () => coverage.expectWhole());

test('a switch reloads accounts, numbers, contacts and tags before the page shows', async () => {
  const { page } = await shared.staff();
  await leave(page);
  await page.goto('/settings/numbers');
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Numbers' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-scope'] !== undefined) asked.push(new URL(request.url()).pathname);
  });
  const contacts = new RequestGate();
  await intercept(page, '/v2/addressbook/', contacts.hold);
  await page.getByRole('button', { name: 'Act as' }).click();
  await page.getByRole('combobox', { name: 'Search people and accounts' }).fill('admin@demo.test');
  await page.keyboard.press('Enter');
  await contacts.arrives();
  await expectVisible(page.getByText('Switching identity…'));
  await contacts.end(goesThrough);
  await expectVisible(page.getByText(/^You’re acting as/));
  expect(asked).toEqual(expect.arrayContaining(['/v2/account/tree', '/v2/number', '/v2/addressbook/', '/v2/call/tag']));
  await stopIntercepting(page, '/v2/addressbook/');
});
