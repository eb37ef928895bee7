import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { toneWave } from '../../server/carriers/local/toneWave.ts';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { eventually } from '../eventually.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { choose } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, type Site } from './site.ts';
import { startDemo } from './startDemo.ts';

let site: Site;

beforeAll(async () => {
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  site = { server: await startDemo({}), browser: await launchBrowser(microphone) };
});

afterAll(async () => {
  await site.browser.close();
  await site.server.stop();
});

test('a prompt is uploaded, another recorded, and a step plays it, also in a test call', async () => {
  const api = await apiAs(site, 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Welcome' })
    .node('Welcome', 'announce', {}, { next: 'Goodbye' })
    .node('Goodbye', 'hangup');
  const flow = await api<Flow>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, {
    flow: flow.id,
    version: number.version,
  });

  const { page, context, faults } = await openWindow(site, { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await page
    .getByRole('group', { name: /Welcome/ })
    .first()
    .click();
  await choose(page, 'Message', 'Play an audio file');
  await button(page, 'Add or change files…').click();
  const library = dialog(page, 'Audio files');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library.getByRole('button', { name: /^Drop a file here or choose one/ }).click(),
  ]);
  await chooser.setFiles({ name: 'Closed.wav', mimeType: 'audio/wav', buffer: toneWave(3, 1) });
  await expectVisible(library.getByRole('button', { name: 'Play Closed' }));
  expect(await findingsInEachMode(page, 'the audio files')).toEqual([]);

  await library.getByRole('button', { name: 'Record with the microphone' }).click();
  await expectVisible(library.getByText(/^0:01 of 5:00/));
  await library.getByRole('button', { name: 'Stop recording' }).click();
  await expectVisible(library.getByRole('button', { name: 'Listen to the recording' }));
  await library.getByRole('textbox', { name: 'Name' }).fill('Welcome 2026');
  await library.getByRole('button', { name: 'Done' }).click();
  await dialog(page, 'Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
  await library.getByRole('button', { name: 'Keep recording' }).click();
  await expectVisible(library.getByRole('button', { name: 'Play Welcome 2026' }));
  const files = await api<AudioFile[]>('GET', `/v2/audio/${number.account}`);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['Closed', 'wav'],
    ['Welcome 2026', 'wav'],
  ]);
  expect(files[1]?.seconds).toBeGreaterThan(0);
  await expectVisible(library.getByRole('button', { name: 'Record with the microphone' }));
  await library.getByRole('button', { name: 'Done' }).click();

  // The recording was chosen when it was kept.
  await expectVisible(page.getByRole('button', { name: 'Play Welcome 2026' }));
  await expectVisible(page.locator('.react-flow__node').getByText('Welcome 2026'));
  await eventually(async () => {
    const { draft } = await api<Flow>('GET', `/v2/routing/${number.account}/flow/${flow.id}`);
    const step = draft.nodes.find(({ id }) => id === 'Welcome');
    expect(step?.settings['speech']).toEqual({ kind: 'file', file: files[1]?.id });
  });

  await button(page, 'Test').click();
  await button(page, 'Start the call').click();
  const play = page.getByRole('log').getByRole('button', { name: 'Play Welcome 2026' });
  await play.click();
  await expectVisible(page.getByRole('log').getByRole('button', { name: /^(Stop|Play) Welcome 2026/ }));
  expect(await page.getByText('can’t be played').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
