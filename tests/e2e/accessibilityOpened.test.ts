import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MailPreview } from '#contract/customise.contract.ts';
import { findings, partRules } from './axe.ts';
import { logIn } from './logIn.ts';
import { insideParts, type OpenedPart, outsideParts, secondFactor } from './openedParts.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const windows: [string, BrowserContextOptions][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
];

/** Opens each part on a freshly loaded page and returns axe's findings. */
async function found(page: Page, parts: OpenedPart[]): Promise<string[]> {
  const all: string[] = [];
  for (const { name, path, open } of parts) {
    // Navigating to the same URL, or to one with another hash, would not reload the page.
    await page.goto('about:blank');
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    await open(page).catch((cause: unknown) => {
      throw new Error(`${name} does not open`, { cause });
    });
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    all.push(...(await findings(page, name)));
  }
  return all;
}

describe.each(windows)('in %s, axe finds no violations', (_, options) => {
  test('in the states of the pages before login', async () => {
    const { page, context } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    expect(await found(page, outsideParts)).toEqual([]);
    await context.close();
  });

  test('in dialogs, menus and rejected forms', async () => {
    const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    await logIn(page, 'admin@demo.test');
    expect(await found(page, insideParts)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('in the steps of a second factor', async () => {
    const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    // A different user per window, because an enabled second factor stays on.
    await logIn(page, options.colorScheme === 'dark' ? 'client@demo.test' : 'reports@demo.test');
    expect(await found(page, secondFactor)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("in a brand's emails, on a computer and on a phone", async () => {
    const { page, context } = await openWindow(site(), options);
    await logIn(page, 'reseller@demo.test');
    const preview = page.waitForResponse(/\/preview\/customise\//);
    await page.goto('/settings/custom?tab=mails');
    const { html } = (await (await preview).json()) as MailPreview;
    const mail = await context.newPage();
    for (const width of [1024, 390]) {
      await mail.setViewportSize({ width, height: 844 });
      await mail.setContent(html);
      expect(await findings(mail, `a mail, ${width} wide`, partRules)).toEqual([]);
    }
    await context.close();
  });
});
