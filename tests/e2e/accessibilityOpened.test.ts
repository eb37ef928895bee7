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

/** Opens each part on a page that is loaded anew, and says what axe finds there. */
async function found(page: Page, parts: OpenedPart[]): Promise<string[]> {
  const all: string[] = [];
  for (const { name, path, open } of parts) {
    // An address that differs in nothing or in its hash alone would load nothing.
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

describe.each(windows)('in %s axe finds nothing', (_, options) => {
  test('in what the pages before the login come to', async () => {
    const { page, context } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    expect(await found(page, outsideParts)).toEqual([]);
    await context.close();
  });

  test('in dialogs, menus and refused forms', async () => {
    const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    await logIn(page, 'admin@demo.test');
    expect(await found(page, insideParts)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('in the steps of a second factor', async () => {
    const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce', ...options });
    // Someone else in each window: a second factor that is on stays on.
    await logIn(page, options.colorScheme === 'dark' ? 'client@demo.test' : 'reports@demo.test');
    expect(await found(page, secondFactor)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('in the mails of a brand, at a computer and on a phone', async () => {
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
