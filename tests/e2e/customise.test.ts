import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseFile } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The text field of a color, beside its picker. */
const colour = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).and(page.locator(':not([type="color"])'));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openLook() {
  const opened = await openWindow(site(), { colorScheme: 'light' });
  await startSession(opened.page, 'reseller@demo.test');
  await opened.page.goto('/settings/custom');
  await expectVisible(colour(opened.page, 'Brand colour'));
  return opened;
}

const openAdvanced = (page: Page) => button(page, 'Advanced').click();

test('saves colors and a logo chosen by mouse, and keeps them after a reload', async () => {
  const { page, context, faults } = await openLook();
  const before = await colour(page, 'Brand colour').inputValue();
  expect(before).not.toBe('#7a1f5c');
  await colour(page, 'Brand colour').fill('#7a1f5c');
  await chooseFile(page, 'Logo', { name: 'logo.png', mimeType: 'image/png', buffer: png });
  const picture = page.getByRole('img', { name: 'Logo', exact: true });
  await expectVisible(picture);
  await button(page, 'Save').click();
  await expectVisible(page.getByText('Saved', { exact: true }));
  const address = await picture.getAttribute('src');

  await page.reload();
  await expectVisible(picture);
  expect(await colour(page, 'Brand colour').inputValue()).toBe('#7a1f5c');
  expect(await picture.getAttribute('src')).toBe(address);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await page.goto(`${site().server.url.replace('127.0.0.1', 'harbour.localhost')}/login/`);
  await expectVisible(page.locator(`img[src="${address}"]`));
  expect(faults).toEqual([]);
  await context.close();
});

test('asks before leaving unsaved changes; staying keeps them, leaving discards them', async () => {
  const { page, context, faults } = await openLook();
  await openAdvanced(page);
  const before = await colour(page, 'Accent').inputValue();
  await colour(page, 'Accent').fill('#123456');
  await page.getByRole('link', { name: 'Emails', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectVisible(question);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await colour(page, 'Accent').inputValue()).toBe('#123456');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings/custom');
  await openAdvanced(page);
  await expectVisible(colour(page, 'Accent'));
  expect(await colour(page, 'Accent').inputValue()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('reports the contrast of unreadable colors, in light and dark mode, until it is sufficient', async () => {
  const { page, context, faults } = await openLook();
  await openAdvanced(page);
  const warnings = page.getByRole('listitem').filter({ hasText: 'should be at least' });
  const told = async (start: string) => (await warnings.allInnerTexts()).filter((text) => text.startsWith(start));
  for (const [name, value] of [
    ['Background', '#ffffff'],
    ['Text', '#aaaaaa'],
    ['Answered calls', '#f5f5a0'],
    ['Brand colour', '#1a1a1a'],
  ] as const)
    await colour(page, name).fill(value);
  await expect
    .poll(() => told('Light: Text on Background is'))
    .toEqual(['Light: Text on Background is 2.3:1. It should be at least 4.5:1.']);
  expect(await told('Light: Answered calls on Background')).toEqual([
    'Light: Answered calls on Background is 1.1:1. It should be at least 3.0:1.',
  ]);
  expect(await told('Light: Brand colour on')).toEqual([]);
  expect(await told('Dark: Brand colour on')).toHaveLength(1);
  await colour(page, 'Text').fill('#767676');
  await expect.poll(() => told('Light: Text on Background')).toEqual([]);
  await colour(page, 'Text').fill('#777777');
  await expect
    .poll(() => told('Light: Text on Background'))
    .toEqual(['Light: Text on Background is 4.4:1. It should be at least 4.5:1.']);
  expect(faults).toEqual([]);
  await context.close();
});

test("shows an invalid color's error at its field, and saves nothing", async () => {
  const { page, context } = await openLook();
  await colour(page, 'Brand colour').fill('#12');
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''),
    )
    .toBe('Brand colour');
  const told = await colour(page, 'Brand colour').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${told}"]`).innerText()).not.toBe('');
  expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
  await context.close();
});

test('the brand color and the logo come first, and the other colors wait under Advanced', async () => {
  const { page, context, faults } = await openLook();
  expect(await colour(page, 'Missed calls').count()).toBe(0);
  const places = page.getByRole('main').getByRole('heading', { level: 2 });
  expect((await places.allInnerTexts())[0]).toBe('Brand');
  const advanced = page.getByRole('button', { name: 'Advanced' });
  expect(await advanced.getAttribute('aria-expanded')).toBe('false');
  await advanced.click();
  await expectVisible(colour(page, 'Missed calls'));
  await colour(page, 'Missed calls').fill('#12');
  await advanced.click();
  await expect.poll(() => colour(page, 'Missed calls').count()).toBe(0);
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await expectVisible(colour(page, 'Missed calls'));
  expect(faults).toEqual([]);
  await context.close();
});

test('the preview is in sight beside the form at 1024 pixels', async () => {
  const { page, context } = await openLook();
  await page.setViewportSize({ width: 1024, height: 768 });
  const picture = page.getByRole('img', { name: 'Menu, chart and login in these colours' });
  await expectVisible(picture);
  const box = await picture.boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(768);
  await context.close();
});
