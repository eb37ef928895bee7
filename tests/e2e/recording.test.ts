import { expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/calls.contract.ts';
import { aCallWithMessage } from './aCallWithMessage.ts';
import { startSession } from './logIn.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a recording can be played in the built server', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const call = await aCallWithMessage(api);
  const stored = async () => (await api<CallDetail>('GET', `/v2/call/${call}/full`)).call.audio;
  await expect.poll(stored, { timeout: 60_000, interval: 250 }).toBe(true);
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls/detail/${call}`);
  const player = page.locator('audio');
  await player.waitFor({ state: 'attached' });
  const duration = () => player.evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(duration, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('the demo’s calls can be heard', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { data } = await api<{ data: Call[] }>('GET', '/v2/call?audio=true&status=answered&kind=real');
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls/detail/${data[0]?.uuid}`);
  const player = page.locator('audio');
  await player.waitFor({ state: 'attached' });
  const duration = () => player.evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(duration).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await context.close();
});
