import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules for an embedded document, such as an email in a mail client. */
export const partRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules for a whole page, including landmarks and headings. */
const pageRules = [...partRules, 'best-practice'];

/** One line per violation that axe finds. Skips the frames of emails, where no scripts run. */
export async function findings(page: Page, screen: string, runOnly = pageRules): Promise<string[]> {
  // Axe stays in a document that is checked more than once; parsing it again takes as long as a check.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    // Describing what passed takes longer than checking.
    .options({ iframes: false, runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${screen}: ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** The findings in light and in dark, without opening anything again. */
export async function findingsInEachMode(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mode="${colorScheme}"]`).waitFor();
    // Even the shortest transition of a color ends with a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await findings(page, `${screen}, ${colorScheme}`)));
  }
  return found;
}
