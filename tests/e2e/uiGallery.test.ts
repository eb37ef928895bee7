import { globSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openGallery, startGallery } from './gallery.ts';
import { drag, see, tabTo } from './person.ts';

const gallery = startGallery();
const windows: [string, BrowserContextOptions][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['a phone in light', { colorScheme: 'light', viewport: { width: 360, height: 780 } }],
  ['a phone in dark', { colorScheme: 'dark', viewport: { width: 360, height: 780 } }],
];

async function findings(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${state}: ${id}: ${html.slice(0, 160)}`));
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const offered = (page: Page) => page.getByRole('listbox').getByRole('option');
const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');

test.each(windows)(
  'axe finds nothing in any widget in %s, and nothing is wider than the window',
  async (_, options) => {
    const { page, faults } = await openGallery(gallery(), { reducedMotion: 'reduce', ...options });
    const found = await findings(page, 'at rest');
    await page.getByRole('combobox', { name: 'Time zone', exact: true }).click();
    found.push(...(await findings(page, 'a list')));
    await page.keyboard.press('Escape');
    for (const name of ['Type a number', 'Extra', 'Notice warning']) {
      await page.getByRole('button', { name, exact: true }).click();
      found.push(...(await findings(page, name)));
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Toast error' }).click();
    found.push(...(await findings(page, 'a toast')));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

describe('a form', () => {
  test('sends its person to the first error, says each at its field, and keeps what was typed', async () => {
    const { page } = await openGallery(gallery());
    const form = page.getByRole('form', { name: 'Whole form' });
    await form.getByLabel('Notes').fill('More than twenty characters');
    await form.getByRole('button', { name: 'Submit' }).click();
    await see(form.getByText('Allows at most 20 characters'));
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
    await form.getByRole('checkbox').check();
    await form.getByLabel('Mobile', { exact: true }).fill('0412345678');
    await form.getByRole('button', { name: 'Submit' }).click();
    await see(form.getByText('Requires at least 2 characters'));
    await form.getByLabel('Name').fill('Northside');
    await form.getByLabel('Name').press('Enter');
    await see(form.getByText('Code already used'));
    await expect.poll(() => focusedLabel(page)).toBe('Email');
    await form.getByLabel('Email').fill('down@example.test');
    await form.getByLabel('Email').press('Enter');
    await see(form.getByText('The server did not answer'));
    expect(await form.getByLabel('Name').inputValue()).toBe('Northside');
    await form.getByLabel('Email').fill('mia@example.test');
    await form.getByRole('button', { name: 'Save' }).click();
    await see(form.getByText('Saved Northside'));
    expect(await form.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await page.context().close();
  });

  test('does not submit over half a phone number, though the field may stay empty', async () => {
    const { page } = await openGallery(gallery());
    const form = page.getByRole('form', { name: 'Whole form' });
    const [mobile, second] = [form.getByLabel('Mobile', { exact: true }), form.getByLabel(/^Second phone optional$/)];
    await form.getByLabel('Name').fill('Northside');
    await form.getByLabel('Email').fill('mia@example.test');
    await mobile.pressSequentially('0x412-345678');
    expect(await mobile.inputValue()).toBe('0412 345 678');
    await see(form.getByText('+61412345678'));
    await second.fill('0398');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await see(form.getByText('Phone number not valid'));
    await expect.poll(() => focusedLabel(page)).toMatch(/^Second phone/);
    await second.fill('+64 9 372 0000');
    await second.blur();
    expect(await second.inputValue()).toBe('09 372 0000');
    expect(await form.getByLabel('Second phone: country').inputValue()).toBe('NZ');
    await form.getByRole('button', { name: 'Submit' }).click();
    await see(form.getByText('Saved Northside'));
    await page.context().close();
  });
});

describe('by keyboard alone', () => {
  test('questions are answered, typed ones only after their word, and lead on', async () => {
    const { page } = await openGallery(gallery());
    const answer = group(page, 'Questions').locator('output');
    await tabTo(page, page.getByRole('button', { name: 'Type a number' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this number?' });
    expect(await dialog.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await tabTo(page, dialog.getByLabel('Type the number of accounts (3)'));
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer.innerText()).toBe('true');
    await page.getByRole('button', { name: 'Extra' }).press('Enter');
    await page.getByRole('button', { name: 'Suspend instead' }).press('Enter');
    await expect.poll(() => answer.innerText()).toBe('extra');
    await page.getByRole('button', { name: 'Leads on' }).press('Enter');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect.poll(() => answer.innerText()).toMatch(/true|went to #there/);
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => answer.innerText()).toBe('false');
    await page.context().close();
  });

  test('a country is found and chosen, and Escape gives the focus back', async () => {
    const { page } = await openGallery(gallery());
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await tabTo(page, country);
    await page.keyboard.press('Enter');
    expect(await offered(page).first().innerText()).toContain('Australia');
    await page.keyboard.type('ital');
    await page.keyboard.press('Enter');
    await expect.poll(() => country.innerText()).toBe('Italy');
    const zone = page.getByRole('combobox', { name: 'Time zone', exact: true });
    await zone.press('Enter');
    expect(await offered(page).first().innerText()).toContain('Rome');
    await page.keyboard.press('Escape');
    expect(await zone.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('numbers are searched by digits, filtered by type and picked one by one', async () => {
    const { page } = await openGallery(gallery());
    const several = page.getByRole('combobox', { name: 'Several numbers' });
    await several.press('Enter');
    await page.keyboard.type('0412');
    expect(await offered(page).count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('61412');
    await page.keyboard.press('Enter');
    await expect.poll(() => several.innerText()).toBe('Front desk and After hours');
    await page.getByRole('dialog').getByLabel('Type').selectOption('tollfree');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill('');
    expect(await offered(page).allInnerTexts()).toEqual([expect.stringContaining('Service')]);
    await page.context().close();
  });

  test('a card is moved and put away, and keeps the focus', async () => {
    const { page } = await openGallery(gallery());
    const titles = () => page.getByRole('list', { name: 'Cards to move' }).getByRole('heading').allInnerTexts();
    const handle = page.getByRole('button', { name: /^Move Calls by day/ });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowDown');
    await expect.poll(titles).toEqual(['Busiest hours', 'Calls by day', 'Latest calls']);
    await see(page.getByText('Calls by day is now at place 2 of 3'));
    await page.keyboard.press('End');
    await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Expand Busiest hours' }).press('Enter');
    expect(await page.getByRole('button', { name: 'Collapse Busiest hours' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await page.context().close();
  });

  test('a password is shown, its rules are ticked off, and a code is taken whole', async () => {
    const { page } = await openGallery(gallery());
    const password = page.getByLabel('New password', { exact: true });
    await password.pressSequentially('Abcdef1');
    const passwords = group(page, 'Passwords');
    expect(await passwords.getByRole('list').first().getByText('done').count()).toBe(3);
    await password.press('!');
    expect(await passwords.getByRole('list').first().getByText('done').count()).toBe(5);
    await tabTo(page, passwords.getByRole('button', { name: 'Show password' }));
    await page.keyboard.press('Enter');
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByLabel('One-time code').fill('12 34-567');
    await see(group(page, 'Codes').getByText('123456', { exact: true }));
    await page.getByLabel('Keypad').pressSequentially('1a#*2');
    expect(await page.getByLabel('Keypad').inputValue()).toBe('1#*2');
    await page.context().close();
  });

  test('toasts are stacked, announced, and dismissed', async () => {
    const { page } = await openGallery(gallery());
    const list = page.getByRole('list', { name: 'Notifications' });
    await page.getByRole('button', { name: 'Toast error' }).press('Enter');
    await page.getByRole('button', { name: 'Toast success' }).press('Enter');
    expect(await list.getByRole('listitem').count()).toBe(2);
    expect(await list.getAttribute('aria-live')).toBe('polite');
    await list.getByRole('button', { name: 'Dismiss' }).first().press('Enter');
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(['A toast that tells success']);
    await page.context().close();
  });
});

test('a card is dragged by mouse, and Escape puts it back', async () => {
  const { page } = await openGallery(gallery());
  const board = page.getByRole('list', { name: 'Cards to move' });
  const titles = () => board.getByRole('heading').allInnerTexts();
  await board.scrollIntoViewIfNeeded();
  const [first, last] = [page.getByRole('button', { name: /^Move Calls by day/ }), page.getByText('Latest calls')];
  await drag(page, first, last);
  await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
  const box = await page.getByText('Busiest hours').first().boundingBox();
  await first.hover();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 8 });
  await expect.poll(titles).toEqual(['Calls by day', 'Busiest hours', 'Latest calls']);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(titles).toEqual(['Busiest hours', 'Latest calls', 'Calls by day']);
  await page.context().close();
});

describe('a file', () => {
  const png = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(1000) };

  test('of the wrong type or size is refused before it is sent', async () => {
    const { page } = await openGallery(gallery());
    const invoice = page.getByLabel('Last invoice');
    await invoice.setInputFiles(png);
    await see(page.getByText('Only .pdf files allowed'));
    await invoice.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(500_001) });
    await see(page.getByText('The file is too large. Up to 500 kB are accepted.'));
    await invoice.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) });
    await see(group(page, 'A file').getByText('a.pdf'));
    await page.context().close();
  });

  test('is sent, can be stopped on its way, and says when it did not arrive', async () => {
    const { page } = await openGallery(gallery());
    const sent = group(page, 'Sent to the server');
    let held: (() => void) | undefined;
    await page.route('**/v2/dev/file', async (route) => {
      await new Promise<void>((resolve) => (held = resolve));
      await route.fulfill({ json: { name: 'logo.png' } }).catch(() => route.abort().catch(String));
    });
    await sent.getByLabel('Sent at once').setInputFiles(png);
    await see(sent.getByRole('progressbar'));
    await sent.getByRole('button', { name: 'Cancel upload' }).click();
    await see(sent.getByLabel('Sent at once'));
    expect(await sent.getByText('It did not arrive').count()).toBe(0);
    held?.();
    await sent.getByLabel('Sent at once').setInputFiles(png);
    await see(sent.getByRole('progressbar'));
    await expect.poll(() => held !== undefined).toBe(true);
    held?.();
    await see(sent.getByText('logo.png'));
    await page.unroute('**/v2/dev/file');
    await sent.getByLabel('Sent at once').setInputFiles(png);
    await see(sent.getByText('It did not arrive'));
    await page.context().close();
  });
});

test('nothing of the gallery is in what is built for production', () => {
  const built = globSync('dist/page/**/*.{js,html}').map((path) => readFileSync(path, 'utf8'));
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((text) => text.includes('Shared widgets'))).toEqual([]);
});
