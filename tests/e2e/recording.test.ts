import { expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { aCallWithMessage } from './aCallWithMessage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
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

test('playing a voicemail marks it as heard, and it can wait again', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const call = await aCallWithMessage(api);
  const heard = async () => (await api<CallDetail>('GET', `/v2/call/${call}/full`)).call.heard;
  await expect.poll(heard).toBe(false);
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/calls?heard=false');
  const dots = page.locator(`[data-row]:has(a[href*="${call}"])`).getByRole('img', { name: 'Not heard' });
  await expectVisible(dots);
  await api('PUT', `/v2/call/${call}/heard`, { heard: true });
  await dots.waitFor({ state: 'detached' });
  await api('PUT', `/v2/call/${call}/heard`, { heard: false });
  await page.goto(`/calls/detail/${call}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as not heard' }).waitFor();
  expect(await heard()).toBe(true);
  await page.getByRole('button', { name: 'Mark as not heard' }).click();
  await page.getByRole('button', { name: 'Mark as heard', exact: true }).waitFor();
  expect(await heard()).toBe(false);
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
