import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import { findings, findingsInEachMode, partRules } from './axe.ts';
import { startSession } from './logIn.ts';
import { insideParts, type OpenedPart, outsideParts, secondFactor } from './openedParts.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const calm = { reducedMotion: 'reduce' } as const;

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
    all.push(...(await findingsInEachMode(page, name)));
  }
  return all;
}

describe('in light and dark, axe finds no violations', () => {
  test('in the states of the pages before login', async () => {
    const { page, context } = await openWindow(site(), calm);
    expect(await found(page, outsideParts)).toEqual([]);
    await context.close();
  });

  test.each([
    ['in dialogs, menus and rejected forms', insideParts],
    ['in the steps of a second factor', secondFactor],
  ])('%s', async (_, parts) => {
    const { page, context, faults } = await openWindow(site(), calm);
    await startSession(page, 'admin@demo.test');
    expect(await found(page, parts)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("in a brand's emails, on a computer and on a phone", async () => {
    const { page, context } = await openWindow(site());
    await startSession(page, 'reseller@demo.test');
    const preview = page.waitForResponse(/\/preview\/customise\//);
    await page.goto('/settings/custom?tab=mails');
    const { html } = (await (await preview).json()) as MailPreview;
    const mail = await context.newPage();
    await mail.setContent(html);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1024, 390]) {
        await mail.emulateMedia({ colorScheme });
        await mail.setViewportSize({ width, height: 844 });
        expect(await findings(mail, `a mail, ${colorScheme}, ${width} wide`, partRules)).toEqual([]);
      }
    }
    await context.close();
  });
});
