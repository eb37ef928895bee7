import { expect, test } from 'vitest';
import type { CallDetail } from '#contract/calls.contract.ts';
import type { TrackingNumber } from '#contract/numbers.contract.ts';
import type { Flow } from '#contract/routing.contract.ts';
import { startSession } from './logIn.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

const greeting = { kind: 'text', text: 'Please leave a message.', language: 'en-AU' };

/** Takes a message through a number that only has a voicemail; resolves with the call once its recording is stored. */
async function aCallWithMessage(): Promise<string> {
  const api = await apiAs(site(), 'admin@demo.test');
  const [number] = await api<TrackingNumber[]>('GET', '/v2/number');
  if (!number) throw new Error('the demo has no numbers');
  const { account, version } = number;
  const did = encodeURIComponent(number.did);
  const draft = {
    schema: 1,
    name: 'Messages only',
    timezone: 'Australia/Melbourne',
    nodes: [
      {
        id: 'start',
        type: 'start',
        version: 1,
        name: 'Start',
        settings: { recording: false, consent: null, callerId: 'caller' },
        position: { x: 0, y: 0 },
      },
      {
        id: 'box',
        type: 'voicemail',
        version: 1,
        name: 'Box',
        settings: { greeting, maxSeconds: 120, notify: 'no', emails: [] },
        position: { x: 400, y: 0 },
      },
    ],
    edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'box' }],
  };
  const flow = await api<Flow>('PUT', `/v2/routing/${account}/flow`, { draft });
  const publishing = { basedOn: flow.draftVersion, draft: flow.draft, publish: true };
  await api('POST', `/v2/routing/${account}/flow/${flow.id}`, publishing);
  await api('POST', `/v2/routing/${account}/did/${did}`, { flow: flow.id, version });
  const script = { caller: '+61370109911', keys: [], agent: 'noAnswer', talkSeconds: 5, speed: 50 };
  const { call } = await api<{ call: string }>('POST', `/v2/number/${did}/testcall`, script);
  const stored = async () => (await api<CallDetail>('GET', `/v2/call/${call}/full`)).call.audio;
  await expect.poll(stored, { timeout: 60_000, interval: 250 }).toBe(true);
  return call;
}

test('a recording can be played in the built server', async () => {
  const call = await aCallWithMessage();
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto(`/calls/detail/${call}`);
  const player = page.locator('audio');
  await player.waitFor();
  const duration = () => player.evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(duration, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});
