import { expect, test } from 'vitest';
import type { CallFollowUp } from '#contract/powerups/followUps.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { eventually } from '../eventually.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { findingsInEachMode } from './axe.ts';
import { listButton, openAt } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite(takesCalls);

test('a follow-up is tried, added, follows a call, is given to a number, changed and deleted', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const numbers = await api<TrackingNumber[]>('GET', '/v2/number');
  const number = numbers.find((one) => one.account === account && one.action === 'flow');
  if (!number) throw new Error('the demo has no such number');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/powerups/followup');
  await expectVisible(page.getByText('No follow-ups yet'));
  expect(await findingsInEachMode(page, 'no follow-ups')).toEqual([]);

  await button(page, 'Add follow-up').click();
  const adding = dialog(page, 'Add follow-up');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(adding.getByText('Required field').first());
  await adding.getByRole('textbox', { name: 'Name' }).fill('Nobody answered');
  await adding.getByRole('textbox', { name: 'Text', exact: true }).fill('Hi {firstName}');
  await adding.getByRole('button', { name: 'Try on the last 30 days' }).press('Enter');
  await expectVisible(adding.getByText('Use only the fields that are offered, five at most'));
  await adding.getByRole('textbox', { name: 'Text', exact: true }).fill('Sorry that we missed you. ');
  await adding.getByRole('button', { name: 'Account', exact: true }).press('Enter');
  await adding.getByRole('button', { name: 'Try on the last 30 days' }).press('Enter');
  await expectVisible(adding.getByText(/^[\d,]+ texts for [\d,]+ matching calls\.$/));
  await expectVisible(adding.getByText(/^The number gets no texts: [\d,]+$/));
  expect(await findingsInEachMode(page, 'a follow-up that was tried')).toEqual([]);
  // Any call, so that it follows the one below at every hour.
  await adding.getByRole('checkbox', { name: 'Answered' }).press('Space');
  await adding.getByRole('checkbox', { name: 'Voicemail' }).press('Space');
  await adding.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(page.getByRole('heading', { name: 'Nobody answered' }));
  await expectVisible(page.getByText('Sorry that we missed you. {account}'));
  await expectVisible(page.getByText(/^2 minutes after the call, between /));
  await expectVisible(page.getByText('0 texts sent, 0 answered, 0 waiting, 0 not sent'));
  expect(await findingsInEachMode(page, 'follow-ups')).toEqual([]);

  // From a landline.
  await aRealCall(site().server, number.did, Date.now());
  const followed = await eventually(async () => {
    const { data } = await api<{ data: Call[] }>('GET', `/v2/call?trackingNumber=${encodeURIComponent(number.did)}`);
    const uuid = data[0]?.uuid ?? '';
    const texts = await api<CallFollowUp[]>('GET', `/v2/powerups/followup/call/${uuid}`);
    expect(texts.map(({ reason }) => reason)).toEqual(['textless']);
    return uuid;
  });
  await page.goto(`/calls/detail/${followed}`);
  await expectVisible(page.getByText('The number gets no texts'));
  expect(await findingsInEachMode(page, 'a call with its follow-ups')).toEqual([]);

  await page.goto('/powerups/followup');
  await expectVisible(page.getByText('0 texts sent, 0 answered, 0 waiting, 1 not sent'));
  await button(page, 'Edit').click();
  const editing = dialog(page, 'Nobody answered');
  await editing.getByRole('radio', { name: 'Chosen numbers' }).press('Space');
  await openAt(listButton(editing, 'Numbers'));
  await page.getByRole('option', { name: new RegExp(number.name) }).click();
  await page.keyboard.press('Escape');
  await editing.getByRole('textbox', { name: 'Minutes after the call' }).fill('0');
  await editing.getByRole('button', { name: 'Save' }).press('Enter');
  await expectVisible(page.getByText(/^Right after the call, between /));

  await page.goto(`/settings/wizard/${number.id}?tab=messaging`);
  await expectVisible(page.getByRole('button', { name: /Nobody answered.*Follow-ups of this number/ }));
  expect(await findingsInEachMode(page, 'the follow-ups of a number')).toEqual([]);

  await page.goto('/powerups/followup');
  await button(page, 'Delete').click();
  await dialog(page, 'Delete Nobody answered?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No follow-ups yet'));
  expect(faults).toEqual([]);
  await context.close();
});
