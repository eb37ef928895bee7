import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { button, dialog, fromFlowMenu } from './flowEditorPage.ts';
import { expectVisible, seesToast } from './person.ts';
import { openWindow, startSite } from './site.ts';
import { card, createStarterFlow } from './starterFlow.ts';

const site = startSite();

async function downloaded(page: Page, entry: string): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await fromFlowMenu(page, entry);
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function choose(page: Page, text: string): Promise<void> {
  const input = dialog(page, 'Upload a flow file').locator('input[type=file]');
  await input.setInputFiles({ name: 'flow.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
}

async function chooseStudio(page: Page, text: string | Buffer): Promise<void> {
  const input = dialog(page, 'Import from Twilio Studio').locator('input[type=file]');
  await input.setInputFiles({ name: 'studio.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a flow is downloaded, changed by hand and uploaded again, and that can be undone', async () => {
  const { page, context } = await openWindow(site());
  await createStarterFlow(site(), page, 'Letterbox card');
  const { name, text } = await downloaded(page, 'Download as YAML');
  expect(name).toMatch(/\.yaml$/);
  expect(text).toMatch(/^schema: 1\nname: /);
  expect((await downloaded(page, 'Download as JSON')).text).toMatch(/^\{\n {2}"schema": 1/);

  await fromFlowMenu(page, 'Upload a flow file');
  await choose(page, text.replace(/next: [\w-]+/, 'next: nowhere'));
  await expectVisible(page.getByText(/^Line \d+, column \d+: There is no step with the ID nowhere$/));
  expect(await button(page, 'Replace the draft').isDisabled()).toBe(true);
  await choose(page, text.replace('name: Welcome', 'name: Good morning'));
  await expectVisible(page.getByText('Welcome renamed to Good morning'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findingsInEachMode(page, 'upload')).toEqual([]);
  await button(page, 'Replace the draft').click();
  await expectVisible(card(page, 'Good morning'));
  await page.keyboard.press('Control+z');
  await expectVisible(card(page, 'Welcome'));
  await context.close();
});

test('steps are copied as text and pasted into another flow, from a chat message too', async () => {
  const { page, context } = await openWindow(site());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await createStarterFlow(site(), page, 'Google listing');
  await card(page, 'Take a message').click();
  await page.keyboard.press('Escape');
  await card(page, 'Take a message').click();
  await card(page, 'Take a message').press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^schema: 1\nsteps:\n {2}- id: /);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const steps = `\`\`\`yaml\n${text.replace('type: voicemail', 'type: flow').replace(/ {4}settings:[^]*?(?=\n\w)/, '    settings:\n      flow: b1f1c1d1-0000-4000-8000-000000000001')}\nreferences:\n  flows:\n    b1f1c1d1-0000-4000-8000-000000000001: Night desk\n\`\`\``;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), steps);
  const before = await page.locator('.react-flow__node').count();
  await seesToast(page.getByText('This account doesn’t have a flow named “Night desk”', { exact: false }), async () => {
    await page.keyboard.press('Control+v');
    await expect.poll(() => page.locator('.react-flow__node').count()).toBe(before + 1);
  });
  await page.evaluate(() => navigator.clipboard.writeText('schema: 1\nsteps:\n  - id: a b\n    type: tag\n'));
  await page.keyboard.press('Control+v');
  await expectVisible(page.getByText('Line 3, column 9: steps.0.id isn’t valid', { exact: false }));
  await context.close();
});

test('a Twilio Studio flow is imported: what needs attention is listed first, and one undo takes it back', async () => {
  const { page, context } = await openWindow(site());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await createStarterFlow(site(), page, 'Website');
  await fromFlowMenu(page, 'Import from Twilio Studio');
  await chooseStudio(page, '{"schema":1,"steps":[]}');
  await expectVisible(page.getByText('This is a flow that was downloaded here.', { exact: false }));
  expect(await button(page, 'Replace the draft').isDisabled()).toBe(true);
  await chooseStudio(page, await readFile(new URL('../model/flows/studio/frontDesk.json', import.meta.url)));
  await expectVisible(page.getByText('15 widgets become 12 steps.', { exact: false }));
  await expectVisible(page.getByText('queue: Queues aren’t supported.', { exact: false }));
  expect(await findingsInEachMode(page, 'studio')).toEqual([]);
  await button(page, 'Replace the draft').click();
  await expectVisible(card(page, 'main_menu'));
  expect(await card(page, 'Take a message').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await expectVisible(card(page, 'Take a message'));
  expect(await card(page, 'main_menu').count()).toBe(0);
  await context.close();
});
