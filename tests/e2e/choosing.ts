import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { comesToRest } from './person.ts';

interface FileChosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pageOf = (scope: Page | Locator): Page => ('page' in scope ? scope.page() : scope);

/** The button of a list to choose from. Its name is what is chosen, then the label of its field. */
export function listButton(scope: Page | Locator, label: string): Locator {
  const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return scope.getByRole('button', { name: new RegExp(`\\s${literal}( optional)?$`) });
}

/** Opens a list or a panel by its button. Both close when the page scrolls, so the page comes to rest first. */
export async function openAt(opener: Locator): Promise<void> {
  await bringIntoView(opener);
  await opener.click();
}

/** As `openAt`, by a key. */
export async function openByKey(opener: Locator, key: 'Enter' | 'ArrowDown'): Promise<void> {
  await bringIntoView(opener);
  await opener.press(key);
}

async function bringIntoView(opener: Locator): Promise<void> {
  await opener.scrollIntoViewIfNeeded();
  await comesToRest(opener);
}

/** Opens a list by its button and chooses an option, by its words or its place. */
export async function choose(scope: Page | Locator, label: string, option: string | number | RegExp): Promise<void> {
  const opener = listButton(scope, label);
  const lists = pageOf(scope).locator('[role="listbox"]');
  // A panel around the list may have one of its own, which stays.
  const before = await lists.count();
  await openAt(opener);
  const options = pageOf(scope).getByRole('listbox').getByRole('option');
  await (typeof option === 'number' ? options.nth(option) : options.filter({ hasText: option }).first()).click();
  await expect.poll(() => lists.count()).toBe(before);
}

/** The button of a file drop zone. */
export const fileButton = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('button', { name: new RegExp(`or choose one ${label}$`) });

/** Chooses a file by keyboard in the browser's file chooser. */
export async function chooseFile(scope: Page | Locator, label: string, file: FileChosen): Promise<void> {
  const opened = pageOf(scope).waitForEvent('filechooser');
  await fileButton(scope, label).press('Enter');
  await (await opened).setFiles(file);
}

/** Ticks a checkbox or a radio by keyboard: what a pointer meets is its label. */
export async function tick(control: Locator): Promise<void> {
  await control.press('Space');
  await expect.poll(() => control.isChecked()).toBe(true);
}

/** Types a day, given as `2027-03-01`, part by part: their order is that of the reader's country. */
export async function typeDate(scope: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const field = scope.getByRole('group', { name: label });
  for (const [part, digits] of Object.entries({ day, month, year }))
    await field.getByRole('spinbutton', { name: part }).pressSequentially(digits);
}
