import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { choose } from './choosing.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();
const days = [1, 2, 3, 4, 5];
const open = [{ id: 'open', name: 'Open', weekly: [{ days, from: '09:00', to: '17:00' }], dates: [] }];
const prompt = { kind: 'text', text: 'For sales, press 1.', language: 'en-AU' };
const keys = [
  { key: '1', label: 'Sales' },
  { key: '*', label: 'Directions' },
];

test('a call is tested on a phone: on a holiday, by its keypad, and on the phones that ring', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const christmas = { date: `${new Date().getFullYear() + 1}-12-25`, name: 'Christmas Day' };
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Hours' })
    .node('Hours', 'schedule', { periods: open, holidays: [christmas] }, { 'period-open': 'Ask', otherwise: 'Closed' })
    .node(
      'Ask',
      'menu',
      { prompt, keys, timeout: 5, attempts: 2 },
      { 'key-1': 'Desk', 'key-star': 'Closed', noInput: 'Closed' },
    )
    .node('Desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }, { unanswered: 'Closed' })
    .node('Closed', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  const binding = { flow: flow.id, version: number.version };
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, binding);

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Test').click();
  await choose(page, 'When', 'Christmas Day, ');
  await button(page, 'Start the call').click();
  const phone = page.getByRole('region', { name: 'Phone' });
  await expectVisible(phone.getByText('Closed', { exact: true }));
  await button(page, 'Change caller').click();

  await choose(page, 'When', 'Monday ');
  await button(page, 'Start the call').click();
  await expectVisible(phone.getByText('“For sales, press 1.”'));
  const keypad = phone.getByRole('group', { name: 'Keypad' });
  expect(await keypad.getByRole('button').allInnerTexts()).toEqual([
    '1\nSales',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '*\nDirections',
    '0',
    '#',
  ]);
  expect(await findingsInEachMode(page, 'the phone of a tested call')).toEqual([]);
  await keypad.getByRole('button', { name: '1 Sales' }).focus();
  await page.keyboard.press('7');
  await expectVisible(page.getByText('Presses 7 (not in the menu)'));
  await page.keyboard.press('1');
  await phone.getByRole('button', { name: 'Anna answers' }).click();
  await expectVisible(page.getByText('The call was answered.'));
  expect(await phone.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
