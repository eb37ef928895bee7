import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules for an embedded document, such as an email in a mail client. */
export const partRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules for a whole page, including landmarks and headings. */
const pageRules = [...partRules, 'best-practice'];

/** One line per violation that axe finds. Skips the frames of emails, where no scripts run. */
export async function findings(page: Page, screen: string, runOnly = pageRules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, runOnly }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${screen}: ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
