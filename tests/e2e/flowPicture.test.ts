import { readFile } from 'node:fs/promises';
import { XMLValidator } from 'fast-xml-parser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { largeFlow } from '../bench/largeFlow.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { fromFlowMenu } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

const hostile = '<script>alert(1)</script> & ]]> "tab\tand"';

/** Gives a number this flow and opens it in the editor. */
async function openFlow(page: Page, draft: FlowDocument): Promise<void> {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const flow = await api<{ id: string }>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  const did = encodeURIComponent(number.did);
  await api('POST', `/v2/routing/${number.account}/did/${did}`, { flow: flow.id, version: number.version });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await expectVisible(page.locator('.react-flow__node'));
}

async function downloaded(page: Page, entry: string): Promise<{ name: string; content: Buffer }> {
  const arriving = page.waitForEvent('download');
  await fromFlowMenu(page, entry);
  const file = await arriving;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Width and height from the header of a PNG. */
const pngSize = (content: Buffer) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) });

test('the picture of a flow names every step, is safe whatever they are called, and is twice as large in pixels', async () => {
  const { document } = aFlow('Front desk / “night”')
    .node('start', 'start', {}, { next: 'menu' })
    .node('menu', 'menu', {}, { 'key-1': 'ring', noInput: 'message' })
    .node('ring', 'ring', {}, { noAnswer: 'message' })
    .node('message', 'voicemail');
  const names = [
    'Call comes in',
    hostile,
    'Ring everyone who is at the front desk or in the workshop',
    'Take a message',
  ];
  const nodes = document.nodes.map((node, index) => ({ ...node, name: names[index] ?? '' }));
  const { page, context, faults } = await openWindow(site(), { colorScheme: 'dark' });
  await openFlow(page, { ...document, nodes });

  const svg = await downloaded(page, 'Download picture (SVG)');
  expect(svg.name).toBe('Front desk night.svg');
  expect(XMLValidator.validate(svg.content.toString())).toBe(true);
  const { root, scripts, titles, ...size } = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    const written = drawing.documentElement;
    return {
      root: written.tagName,
      scripts: drawing.querySelectorAll('script, foreignObject, parsererror, [style], [class]').length,
      titles: [...drawing.querySelectorAll('title')].map(({ textContent }) => textContent),
      width: Number(written.getAttribute('width')),
      height: Number(written.getAttribute('height')),
    };
  }, svg.content.toString());
  expect({ root, scripts }).toEqual({ root: 'svg', scripts: 0 });
  expect(titles).toEqual([document.name, ...names.map((name) => name.replace('\t', ' '))]);

  const png = await downloaded(page, 'Download picture (PNG)');
  expect(png.name).toBe('Front desk night.png');
  expect(png.content.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  expect(pngSize(png.content)).toEqual({ width: size.width * 2, height: size.height * 2 });
  expect(faults).toEqual([]);
  await context.close();
});

test('a flow that is too large for a canvas gets a picture as large as one can be', async () => {
  const { page, context, faults } = await openWindow(site());
  await openFlow(page, largeFlow(500));
  const { content } = await downloaded(page, 'Download picture (PNG)');
  const { width, height } = pngSize(content);
  expect(width * height).toBeLessThanOrEqual(2 ** 26);
  expect(Math.max(width, height)).toBeLessThanOrEqual(16_384);
  expect(faults).toEqual([]);
  await context.close();
});

test('a picture that can’t be made is said, and nothing is saved', async () => {
  const { page, context } = await openWindow(site());
  await openFlow(page, aFlow().node('start', 'start', {}, { next: 'bye' }).node('bye', 'hangup').document);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await fromFlowMenu(page, 'Download picture (PNG)');
  await expectVisible(page.getByText('The file couldn’t be made. Please try again.'));
  await context.close();
});
