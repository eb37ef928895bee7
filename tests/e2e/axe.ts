import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules that a document must keep which is shown inside another, as a mail is in a mail program. */
export const partRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of a whole page: landmarks and headings too. */
const pageRules = [...partRules, 'best-practice'];

/** What axe finds on the page, one line a finding. In the frame of a mail no script runs, axe's neither. */
export async function findings(page: Page, screen: string, runOnly = pageRules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, runOnly }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${screen}: ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
