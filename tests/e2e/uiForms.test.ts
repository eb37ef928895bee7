import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseFile, fileButton, tick } from './choosing.ts';
import { openGallery, startGallery } from './gallery.ts';
import { intercept, stopIntercepting } from './intercept.ts';
import { expectVisible } from './person.ts';

const gallery = startGallery();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

describe('a form', () => {
  test('moves the focus to the first error, shows each at its field, and keeps the input', async () => {
    const { page } = await openGallery(gallery(), { part: 'forms' });
    const form = page.getByRole('form', { name: 'Whole form' });
    await form.getByLabel('Notes').fill('More than twenty characters');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectVisible(form.getByText('Allows at most 20 characters'));
    expect(await form.getByRole('alert').allInnerTexts()).toEqual([
      'Required field',
      'Required field',
      'Required field',
      'Allows at most 20 characters',
      'Required field',
    ]);
    await expect.poll(() => focusedLabel(page)).toBe('Name');
    await form.getByLabel('Name').fill('N');
    expect(await form.getByRole('alert').count()).toBe(4);
    await form.getByLabel('Email').fill('taken@example.test');
    await form.getByLabel('Notes').fill('Short');
    await tick(form.getByRole('checkbox'));
    await form.getByLabel('Mobile', { exact: true }).fill('0412345678');
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectVisible(form.getByText('Requires at least 2 characters'));
    await form.getByLabel('Name').fill('Northside');
    await form.getByLabel('Name').press('Enter');
    await expectVisible(form.getByText('Code already used'));
    await expect.poll(() => focusedLabel(page)).toBe('Email');
    await form.getByLabel('Email').fill('down@example.test');
    await form.getByLabel('Email').press('Enter');
    await expectVisible(form.getByText('The server did not answer'));
    expect(await form.getByLabel('Name').inputValue()).toBe('Northside');
    await form.getByLabel('Email').fill('mia@example.test');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectVisible(form.getByText('Saved Northside'));
    expect(await form.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await page.close();
  });

  test('leaves the focus to who went on to another field at once', async () => {
    const { page } = await openGallery(gallery(), { part: 'forms' });
    const form = page.getByRole('form', { name: 'Whole form' });
    await form.getByRole('button', { name: 'Submit' }).focus();
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      setTimeout(() => element.querySelector('textarea')?.focus(), 50);
    });
    await expectVisible(form.getByText('Required field'));
    await page.waitForTimeout(400);
    expect(await focusedLabel(page)).toContain('Notes');
    await page.close();
  });

  test('brings the first error to 50 px below the top', async () => {
    const { page } = await openGallery(gallery(), { part: 'forms', viewport: { width: 1280, height: 300 } });
    const form = page.getByRole('form', { name: 'Whole form' });
    await form.getByRole('button', { name: 'Submit' }).click();
    const field = form.locator('[data-field]').first();
    await expect.poll(async () => Math.round((await field.boundingBox())?.y ?? 0)).toBe(50);
    await page.close();
  });

  test('does not submit an incomplete phone number, even if the field is optional', async () => {
    const { page } = await openGallery(gallery(), { part: 'forms' });
    const form = page.getByRole('form', { name: 'Whole form' });
    const [mobile, second] = [form.getByLabel('Mobile', { exact: true }), form.getByLabel(/^Second phone optional$/)];
    await form.getByLabel('Name').fill('Northside');
    await form.getByLabel('Email').fill('mia@example.test');
    await mobile.pressSequentially('0x412-345678');
    expect(await mobile.inputValue()).toBe('0412 345 678');
    await expectVisible(form.getByText('+61412345678'));
    await second.fill('0398');
    await tick(form.getByRole('checkbox'));
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectVisible(form.getByText('Phone number not valid'));
    await expect.poll(() => focusedLabel(page)).toMatch(/^Second phone/);
    await second.fill('+64 9 372 0000');
    await second.blur();
    expect(await second.inputValue()).toBe('09 372 0000');
    await expectVisible(form.getByRole('button', { name: 'Second phone: country, New Zealand +64' }));
    await form.getByRole('button', { name: 'Submit' }).click();
    await expectVisible(form.getByText('Saved Northside'));
    await page.close();
  });
});

describe('a file', () => {
  const png = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(1000) };

  test('of the wrong type or size is rejected before upload', async () => {
    const { page } = await openGallery(gallery(), { part: 'files' });
    await chooseFile(page, 'Last invoice', png);
    await expectVisible(page.getByText('Only .pdf files allowed'));
    await chooseFile(page, 'Last invoice', {
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(512 * 1024 + 1),
    });
    await expectVisible(page.getByText('This file is too large. The limit is 512 KB.'));
    await chooseFile(page, 'Last invoice', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) });
    await expectVisible(group(page, 'A file').getByText('a.pdf'));
    await page.close();
  });

  test('is dropped, and removed again', async () => {
    const { page } = await openGallery(gallery(), { part: 'files' });
    const field = group(page, 'A file');
    const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
    const path = join(folder, 'dropped.pdf');
    await writeFile(path, '%PDF');
    const browser = await page.context().newCDPSession(page);
    const button = fileButton(field, 'Last invoice');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const over = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', {
        type,
        ...over,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    await expectVisible(field.getByText('dropped.pdf'));
    await field.getByRole('button', { name: 'Remove file' }).click();
    expect(await field.getByText('dropped.pdf').count()).toBe(0);
    await rm(folder, { recursive: true });
    await page.close();
  });

  test('is uploaded, can be canceled, and reports a failed upload', async () => {
    const { page } = await openGallery(gallery(), { part: 'files' });
    const sent = group(page, 'Sent to the server');
    let held: (() => void) | undefined;
    await intercept(page, '/v2/dev/file', async (request) => {
      await new Promise<void>((resolve) => (held = resolve));
      await request.fulfill({ json: { name: 'logo.png' } });
    });
    await chooseFile(sent, 'Sent at once', png);
    await expectVisible(sent.getByRole('progressbar'));
    await sent.getByRole('button', { name: 'Cancel upload' }).click();
    await expectVisible(fileButton(sent, 'Sent at once'));
    expect(await sent.getByText('It did not arrive').count()).toBe(0);
    held?.();
    await chooseFile(sent, 'Sent at once', png);
    await expectVisible(sent.getByRole('progressbar'));
    await expect.poll(() => held !== undefined).toBe(true);
    held?.();
    await expectVisible(sent.getByText('logo.png'));
    await stopIntercepting(page, '/v2/dev/file');
    await chooseFile(sent, 'Sent at once', png);
    await expectVisible(sent.getByText('It did not arrive'));
    await page.close();
  });
});
