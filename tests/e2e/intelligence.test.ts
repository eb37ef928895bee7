import { expect, test } from 'vitest';
import type { Transcript } from '#contract/powerups/intelligence.contract.ts';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { aRecognizer } from '../api/powerups/speech/aRecognizer.ts';
import { eventually } from '../eventually.ts';
import { aCallWithMessage } from './aCallWithMessage.ts';
import { aRealCall, takesCalls } from './aRealCall.ts';
import { findingsInEachMode } from './axe.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible, seesToast } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const line = 'Hello, please charge my card 4111 1111 1111 1111 again.';
const words = line.split(' ').map((word, at) => ({ word, start: at / 2, end: (at + 1) / 2 }));

const site = startSite(async () => {
  const { url } = await aRecognizer(() => ({ body: { language: 'english', words } }));
  return { ...takesCalls, SPEECH_URL: `${url}/v1` };
});

test('calls become text where somebody turned it on, and the page of a call shows what was said', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/powerups/intelligence');
  await expectVisible(page.getByText('Recordings are sent to whisper-1, which turns them into text.'));
  expect(await findingsInEachMode(page, 'call intelligence')).toEqual([]);
  await page.getByRole('checkbox', { name: 'Turn recordings into text' }).press('Space');
  await page.getByRole('textbox', { name: 'Names and products' }).fill('Fernleigh');
  await seesToast(page.getByText('Call intelligence saved'), () => button(page, 'Save').press('Enter'));
  await button(page, 'Save').waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Names and products' }).inputValue()).toBe('Fernleigh');

  await aCallWithMessage(api);
  const [number] = await api<TrackingNumber[]>('GET', '/v2/number');
  if (!number) throw new Error('the demo has no numbers');
  const { account, did } = number;
  const url = '/v2/powerups/intelligence';
  const { accounts } = await api<{ accounts: { account: number; version: number }[] }>('GET', `${url}/numbers`);
  const version = accounts.find((one) => one.account === account)?.version ?? 0;
  await api('PUT', `${url}/numbers`, { account, version, enabled: true });
  await aRealCall(site().server, did, Date.now() - 60_000, 6);
  const heard = await eventually(async () => {
    const { data } = await api<{ data: Call[] }>('GET', `/v2/call?kind=real&trackingNumber=${encodeURIComponent(did)}`);
    const uuid = data[0]?.uuid ?? '';
    const [transcript] = await api<Transcript[]>('GET', `${url}/call/${uuid}`);
    expect(transcript?.state).toBe('done');
    return uuid;
  });
  await page.goto(`/calls/detail/${heard}`);
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expectVisible(transcript.getByText('Hello, please charge my card [card number] again.'));
  await expectVisible(transcript.getByText('By whisper-1. Words may be wrong.'));
  expect(await findingsInEachMode(page, 'a call with its transcript')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
