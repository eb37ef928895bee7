import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { eventually } from '../eventually.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, listButton, openAt } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite(takesCalls);

test('a smart tag is described by its conditions, tags the next call, and is changed and deleted', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find((one) => one.account === account && one.action === 'flow');
  if (!number) throw new Error('the demo has no such number');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/powerups/tags');
  await expectVisible(page.getByText('No smart tags yet'));

  await button(page, 'Add smart tag').click();
  const adding = dialog(page, 'Add smart tag');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(adding.getByText('Required field').first());
  expect(await findingsInEachMode(page, 'a new smart tag')).toEqual([]);
  await adding.getByRole('textbox', { name: 'Tag' }).fill('Any call');
  await adding.getByRole('textbox', { name: 'Points' }).fill('15');
  await adding.getByRole('textbox', { name: 'At least' }).fill('0');
  await adding.getByRole('button', { name: 'Add condition' }).click();
  const second = adding.getByRole('listitem').nth(1);
  await choose(second, 'Fact', 'Tracking number');
  await openAt(listButton(second, 'One of'));
  await page.getByRole('option', { name: new RegExp(number.name) }).click();
  await page.keyboard.press('Escape');
  await adding.getByRole('button', { name: 'Try on the last 90 days' }).click();
  await expectVisible(adding.getByText(/^[\d,]+ of [\d,]+ calls in the last 90 days match\.$/));
  await expectVisible(adding.getByRole('region', { name: 'Latest that match' }).getByRole('link').first());
  expect(await findingsInEachMode(page, 'a tag that was tried')).toEqual([]);
  await adding.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(page.getByRole('heading', { name: 'Any call' }));
  await expectVisible(page.getByText(/^All conditions hold: Duration: at least 0\ss · Tracking number: /));
  await expectVisible(page.getByText('+15'));
  expect(await findingsInEachMode(page, 'smart tags')).toEqual([]);

  // It lasts for 54 seconds of the carrier’s clock, and ends after the tag was saved.
  await aRealCall(site().server, number.did, Date.now() - 48_000);
  const tagged = await eventually(async () => {
    const { data } = await api<{ data: Call[] }>('GET', `/v2/call?trackingNumber=${encodeURIComponent(number.did)}`);
    const call = data.find(({ tags }) => tags.includes('Any call'));
    expect(call?.score).toBeGreaterThanOrEqual(15);
    return call?.uuid ?? '';
  });
  await page.goto(`/calls/detail/${tagged}`);
  await expectVisible(page.getByText('Any call').first());

  await page.goto('/powerups/tags');
  await button(page, 'Edit').click();
  const editing = dialog(page, 'Any call');
  await expectVisible(listButton(editing.getByRole('listitem').nth(1), 'Fact').filter({ hasText: 'Tracking number' }));
  await editing.getByRole('button', { name: 'Remove condition: Tracking number' }).click();
  await choose(editing, 'Fact', 'Score');
  await expectVisible(editing.getByText('A tag that asks for the score gives no points'));
  await editing.getByRole('textbox', { name: 'At least' }).fill('70');
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(page.getByText('Score: at least 70'));
  await button(page, 'Delete').click();
  await dialog(page, 'Delete Any call?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No smart tags yet'));
  expect(faults).toEqual([]);
  await context.close();
});
