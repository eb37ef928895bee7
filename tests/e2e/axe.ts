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

/** Rules whose verdict a color can change. The document of a screen is the same in both modes. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const rulesOf = { light: pageRules, dark: colorRules };

/**
 * Resolves once the colors of a mode that was just switched on have arrived. What inherits a color can begin to change
 * only when its parent has, so nothing must change for two frames.
 */
async function restOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (running().length > 0);
  });
}

/** The findings in light and in dark, without opening anything again. */
export async function findingsInEachMode(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mode="${colorScheme}"]`).waitFor();
    await restOfTransitions(page);
    found.push(...(await findings(page, `${screen}, ${colorScheme}`, rulesOf[colorScheme])));
  }
  return found;
}
