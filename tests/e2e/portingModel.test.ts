import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { PortingRequest } from '#contract/porting.contract.ts';
import { PortingAction, PortingStatus } from '#values/portingWords.ts';
import { portingMachine } from '../../src/machines/porting/porting.machine.ts';
import { afterAction, allowedActions } from '../../src/machines/porting/portingCourse.ts';
import { aPdf, portingDetails } from '../builders/api/aPorting.ts';
import { marksAlong, ModelCoverage } from '../model/coverage.ts';
import { choose, chooseFile, typeDate } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

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

/** Every transition of the machine, as the last one of a path from the draft. */
function everyTransition(): PortingAction[][] {
  const circumstances = { staff: true, complete: true };
  const paths = getShortestPaths(portingMachine, {
    input: circumstances,
    events: PortingAction.options.map((action) => ({ type: `porting.${action}` as const })),
  });
  return paths.flatMap(({ state, steps }) => {
    const way = steps.map(({ event }) => event.type).filter((type) => type.startsWith('porting.'));
    const before = way.map((type) => PortingAction.parse(type.slice('porting.'.length)));
    return allowedActions(PortingStatus.parse(state.value), circumstances).map((action) => [...before, action]);
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

const ways = everyTransition();

test.each(ways.map((way) => ({ name: way.join(', '), way })))(
  'in the page, by an authorized user: $name',
  async ({ way }) => {
    const customer = await openWindow(site());
    const staff = await openWindow(site());
    await startSession(customer.page, 'admin@demo.test');
    await startSession(staff.page, 'system@demo.test');
    const api = await apiAs(site(), 'admin@demo.test');
    const { account } = await api<{ account: number }>('GET', '/v2/user/me');
    const draft = await api<PortingRequest>('PUT', `/v2/number/porting/${account}`, portingDetails());
    await customer.page.goto(`/settings/porting/${draft.id}`);
    await chooseFile(customer.page, 'Last invoice', invoice);
    await expectVisible(customer.page.getByRole('button', { name: 'Download invoice' }));
    let status: PortingStatus = 'draft';
    for (const action of way) {
      const isOurs = allowedActions(status, { staff: false, complete: true }).includes(action);
      for (const { page } of [customer, staff]) {
        await page.goto(`/settings/porting/${draft.id}`);
        await agrees(page, status, page === staff.page);
      }
      const { page } = isOurs ? customer : staff;
      if (action === 'schedule') await typeDate(page, 'Porting date', '2027-03-01');
      await press(page, action).click();
      status = afterAction(status, action, { staff: true, complete: true }) ?? status;
      await agrees(page, status, !isOurs);
    }
    expect([...customer.faults, ...staff.faults]).toEqual([]);
    const events = way.map((action) => ({ type: `porting.${action}` as const }));
    coverage.add(marksAlong(portingMachine, { staff: true, complete: true }, events));
    await customer.context.close();
    await staff.context.close();
  },
);

test('covers every state and transition in the page', () => coverage.expectWhole());

test('saves an incomplete draft, lists what is missing on submission, and submits it once complete', async () => {
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/portings');
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByLabel('Numbers').fill('(03) 7010 4455');
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
  expect(await page.getByLabel('Numbers').inputValue()).toBe('+61370104455');
  expect(await page.getByLabel('Numbers').isDisabled()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
