import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { PortingAction, PortingStatus } from '#values/portingWords.ts';
import { portingMachine } from '../../src/machines/porting/porting.machine.ts';
import { afterAction, allowedActions } from '../../src/machines/porting/portingCourse.ts';
import { aPdf, portingDetails } from '../builders/api/aPorting.ts';
import { marksAlong, ModelCoverage } from '../model/coverage.ts';
import { choose, chooseFile, tick, typeDate } from './choosing.ts';
import { expectVisible } from './person.ts';
import { startSession } from './logIn.ts';
import { moveTo } from './moveTo.ts';
import { type BrowserWindow, shareWindow } from './sharedWindow.ts';
import { apiAs, startSite } from './site.ts';

const site = startSite();
const coverage = new ModelCoverage(portingMachine, 'page');
const invoice = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: aPdf };
const words: Record<PortingAction, string> = {
  submit: 'Submit',
  withdraw: 'Withdraw',
  revise: 'Revise',
  review: 'Begin review',
  schedule: 'Set date',
  complete: 'Mark as done',
  reject: 'Reject',
};
const statusWords: Record<PortingStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  inReview: 'In review',
  scheduled: 'Scheduled',
  done: 'Done',
  rejected: 'Rejected',
};

const card = (page: Page) => page.getByRole('region', { name: 'Status' });
const press = (page: Page, action: PortingAction) =>
  card(page).getByRole('button', { name: words[action], exact: true });

interface Path {
  before: PortingAction[];
  action: PortingAction;
}

/** Every transition of the machine, and how a draft gets there. */
function everyTransition(): Path[] {
  const circumstances = { staff: true, complete: true };
  const paths = getShortestPaths(portingMachine, {
    input: circumstances,
    events: PortingAction.options.map((action) => ({ type: `porting.${action}` as const })),
  });
  return paths.flatMap(({ state, steps }) => {
    const way = steps.map(({ event }) => event.type).filter((type) => type.startsWith('porting.'));
    const before = way.map((type) => PortingAction.parse(type.slice('porting.'.length)));
    return allowedActions(PortingStatus.parse(state.value), circumstances).map((action) => ({ before, action }));
  });
}

/** Checks that the page shows the status and offers exactly the actions that the machine allows. */
async function agrees(page: Page, status: PortingStatus, staff: boolean): Promise<void> {
  await expectVisible(card(page).getByText(statusWords[status], { exact: true }));
  const offered: PortingAction[] = [];
  for (const action of PortingAction.options) if ((await press(page, action).count()) > 0) offered.push(action);
  expect({ status, staff, offered }).toEqual({
    status,
    staff,
    offered: allowedActions(status, { staff, complete: true }),
  });
}

type Api = Awaited<ReturnType<typeof apiAs>>;
let apis: { customer: Api; staff: Api };
beforeAll(async () => {
  apis = { customer: await apiAs(site(), 'admin@demo.test'), staff: await apiAs(site(), 'system@demo.test') };
});

const isCustomers = (status: PortingStatus, action: PortingAction) =>
  allowedActions(status, { staff: false, complete: true }).includes(action);
const next = (status: PortingStatus, action: PortingAction): PortingStatus =>
  afterAction(status, action, { staff: true, complete: true }) ?? status;

let next4 = 3000;
/** Numbers that no other request has: a port that is complete makes them the account's. */
const freshNumbers = () => [`+6137010${(next4 += 1)}`, `+6137010${(next4 += 1)}`];
/** The day on which the carrier of this machine receives a number. */
const today = () => new Date().toISOString().slice(0, 10);

/** A complete request after these actions, which the page does in paths of their own. */
async function requestAfter(actions: readonly PortingAction[]): Promise<PortingRequest> {
  const { account } = await apis.customer<{ account: number }>('GET', '/v2/user/me');
  const draft = await apis.customer<PortingRequest>('PUT', `/v2/number/porting/${account}`, {
    ...portingDetails({ numbers: freshNumbers() }),
  });
  const form = new FormData();
  form.append('file', new File([aPdf], invoice.name, { type: invoice.mimeType }));
  let request = await apis.customer<PortingRequest>('POST', `/v2/number/porting/${draft.id}/invoice`, form);
  for (const action of actions) {
    const api = isCustomers(request.status, action) ? apis.customer : apis.staff;
    const day = action === 'schedule' ? { scheduledFor: today() } : {};
    const body = { version: request.version, action, ...day };
    request = await api<PortingRequest>('POST', `/v2/number/porting/${request.id}`, body);
  }
  return request;
}

const marksOf = (actions: readonly PortingAction[]) =>
  marksAlong(
    portingMachine,
    { staff: true, complete: true },
    actions.map((action) => ({ type: `porting.${action}` as const })),
  );

/** Opens a request that the page has not shown yet. */
async function open(page: Page, { id }: PortingRequest): Promise<void> {
  await moveTo(page, '/settings/portings');
  await expectVisible(page.getByRole('link', { name: 'New request' }));
  await moveTo(page, `/settings/porting/${id}`);
}

const atPortings = async ({ page }: BrowserWindow, email: string) => {
  await startSession(page, email);
  await page.goto('/settings/portings');
};
const shared = {
  customer: shareWindow(site, (window) => atPortings(window, 'admin@demo.test')),
  staff: shareWindow(site, (window) => atPortings(window, 'system@demo.test')),
};

/** Fills in what becomes of the numbers: the button alone says what is missing. */
async function sayWhatAnswers(page: Page): Promise<void> {
  await press(page, 'complete').click();
  await expectVisible(page.getByText('Required field').first());
  await page.getByRole('combobox', { name: 'Source' }).first().fill('Signage');
  await page.getByRole('button', { name: 'Use the first source for all' }).click();
  await tick(page.getByRole('radio', { name: /^Take a message/ }));
}

/** The numbers take calls now, with one flow for both. */
async function areNumbers(dids: readonly string[]): Promise<void> {
  const all = await apis.customer<TrackingNumber[]>('GET', '/v2/number');
  const ported = all.filter(({ did }) => dids.includes(did));
  expect(ported.map(({ source, action, actionName }) => [source, action, actionName])).toEqual(
    dids.map(() => ['Signage', 'flow', ported[0]?.actionName]),
  );
}

test.each(everyTransition().map((path) => ({ ...path, name: [...path.before, path.action].join(', ') })))(
  'in the page, by an authorized user: $name',
  async ({ before, action }) => {
    const [customer, staff] = [await shared.customer(), await shared.staff()];
    const request = await requestAfter(before);
    const status = before.reduce(next, 'draft' as PortingStatus);
    for (const { page } of [customer, staff]) {
      await open(page, request);
      await agrees(page, status, page === staff.page);
    }
    const { page } = isCustomers(status, action) ? customer : staff;
    if (action === 'schedule') await typeDate(page, 'Porting date', '2027-03-01');
    if (action === 'complete') await sayWhatAnswers(page);
    await press(page, action).click();
    await agrees(page, next(status, action), page === staff.page);
    if (action === 'complete') await areNumbers(request.numbers);
    expect([...customer.faults, ...staff.faults]).toEqual([]);
    const notDriven = before.length === 0 ? 0 : marksOf(before).length;
    coverage.add(marksOf([...before, action]).slice(notDriven));
  },
);

test('covers every state and transition in the page', () => coverage.expectWhole());

test('saves an incomplete draft, lists what is missing on submission, and submits it once complete', async () => {
  const { page, faults } = await shared.customer();
  await moveTo(page, '/settings/portings');
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('textbox', { name: 'Numbers' }).fill('(03) 7010 4455');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/porting\/[0-9a-f-]{36}$/);
  await press(page, 'submit').click();
  await expectVisible(page.getByText('Required field'));
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');

  await page.getByLabel('Current carrier').fill('Southern Telecom');
  await page.getByLabel('Customer account number').fill('ST-1');
  await page.getByLabel('Full name').fill('Grace Fernleigh');
  await page.getByLabel('Role title').fill('Manager');
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 006');
  await page.getByLabel('Company').fill('Fernleigh Dental');
  await page.getByLabel('Tax number').fill('51 824 753 556');
  await page.getByLabel('Street number').fill('12');
  await page.getByLabel('Street', { exact: true }).fill('Quay Street');
  await page.getByLabel('City').fill('Melbourne');
  await page.getByLabel('Postcode').fill('3000');
  await choose(page, 'Country', 'Australia');
  await chooseFile(page, 'Last invoice', { ...invoice, name: 'a.txt', mimeType: 'text/plain' });
  await expectVisible(page.getByText(/Only .pdf files allowed/));
  await chooseFile(page, 'Last invoice', invoice);
  await expectVisible(page.getByRole('button', { name: 'Download invoice' }));
  await press(page, 'submit').click();
  await expectVisible(card(page).getByText('Submitted'));
  expect(await page.getByRole('textbox', { name: 'Numbers' }).inputValue()).toBe('+61370104455');
  expect(await page.getByRole('textbox', { name: 'Numbers' }).isDisabled()).toBe(true);
  expect(faults).toEqual([]);
});
