import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { Lead } from '#contract/telephony/leads.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton, openAt } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible, seesToast } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a caller is a lead with two numbers, whose calls show its status unless they have one of their own', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const { data } = await api<{ data: Call[] }>('GET', `/v2/call?length=100&leadStatus=new&account=${account}`);
  const [one, other] = [...new Map(data.map((call) => [call.caller, call])).values()].filter(
    ({ caller }) => caller !== null,
  );
  if (!one?.caller || !other?.caller) throw new Error('the demo has no such callers');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');

  await page.goto(`/calls/history/${encodeURIComponent(one.caller)}?account=${account}`);
  const lead = page.getByRole('region', { name: 'Lead', exact: true });
  await expectVisible(lead.getByText('New'));
  await seesToast(page.getByText('Lead status: Qualified'), () => choose(lead, 'Lead status', 'Qualified'));
  await expectVisible(lead.getByText('Changed by admin@demo.test, '));
  await lead.getByRole('button', { name: 'Group with another number' }).press('Enter');
  const grouping = dialog(page, 'Group with another number');
  await grouping.getByRole('textbox', { name: 'Other number' }).fill(other.caller);
  expect(await findingsInEachMode(page, 'grouping numbers')).toEqual([]);
  await grouping.getByRole('button', { name: 'Group numbers' }).press('Enter');
  await expectVisible(lead.getByRole('list', { name: 'Numbers of this person' }));
  expect(await findingsInEachMode(page, 'a lead with two numbers')).toEqual([]);
  const leads = await api<Lead[]>('GET', `/v2/lead?number=${encodeURIComponent(other.caller)}`);
  expect(leads.map(({ status, numbers }) => [status, numbers.length])).toEqual([['qualified', 2]]);

  await page.goto(`/calls/detail/${other.uuid}`);
  const status = page.getByRole('button', { name: /Lead status/ });
  await expectVisible(status.getByText('Qualified (as the caller)'));
  await seesToast(page.getByText('Call updated.'), () => choose(page, 'Lead status', 'Won'));
  await expectVisible(status.getByText('Won', { exact: true }));
  await expectVisible(page.getByText('Lead status set to Won'));
  expect(await findingsInEachMode(page, 'a call with a lead status')).toEqual([]);

  await page.goto(`/calls/history/${encodeURIComponent(one.caller)}`);
  await lead
    .getByRole('button', { name: /^Ungroup / })
    .nth(1)
    .press('Enter');
  await expectVisible(page.getByText(/ is on its own again$/));
  await lead.getByRole('list', { name: 'Numbers of this person' }).waitFor({ state: 'detached' });

  await page.goto('/calls?range=last30Days&leadStatus=won');
  await expectVisible(page.getByRole('list', { name: 'Applied filters' }).getByText('Lead: Won'));
  await expectVisible(page.locator('tr[data-row="0"]'));
  expect(faults).toEqual([]);
  await context.close();
});

test('reports leave spam out by choice', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls/source?range=last90Days');
  await button(page, 'Lead status').click();
  await page.getByRole('option', { name: 'All but spam' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Apply').click();
  await expectVisible(page.getByRole('list', { name: 'Applied filters' }).getByText('Lead: All but spam'));
  await expect.poll(() => new URL(page.url()).searchParams.get('leadStatus')).toBe('notSpam');
  expect(faults).toEqual([]);
  await context.close();
});

test('what a source costs is entered, and the report says what its leads cost', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls/source?range=last90Days&by=costs');
  const report = page.getByRole('table', { name: 'Leads and costs by source' });
  await expectVisible(report);
  await button(page, 'Enter costs').click();
  const entering = dialog(page, 'Enter costs');
  await entering.getByRole('button', { name: 'Save' }).click();
  await expectVisible(entering.getByText('Required field'));
  await openAt(listButton(entering, 'Source'));
  await page.getByRole('option').first().click();
  await entering.getByRole('textbox', { name: 'Spent in this month' }).fill('310');
  expect(await findingsInEachMode(page, 'entering costs')).toEqual([]);
  await seesToast(page.getByText('Cost saved'), () => entering.getByRole('button', { name: 'Save' }).press('Enter'));
  await expectVisible(
    report
      .getByRole('row')
      .filter({ hasText: /\$\d+\.\d\d.*\$\d+\.\d\d/ })
      .first(),
  );
  expect(await findingsInEachMode(page, 'leads and costs')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
