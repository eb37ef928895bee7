import type { Page } from 'playwright-core';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, type Site } from './site.ts';

export const card = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });

/** Opens the starter flow of a number that hung up before. */
export async function openStarterFlow(site: Site, page: Page, name: string): Promise<void> {
  await createStarterFlow(site, page, name);
  await button(page, 'Show the whole flow').click();
  await expectVisible(card(page, 'Take a message'));
}

export async function createStarterFlow(site: Site, page: Page, name: string): Promise<void> {
  const api = await apiAs(site, 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find((each) => each.name === name);
  if (!number) throw new Error(`the demo has no number ${name}`);
  const did = encodeURIComponent(number.did);
  await api('POST', `/v2/routing/${number.account}/did/${did}`, { flow: null, version: number.version });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await button(page, 'Create call flow').click();
  await expectVisible(card(page, 'Welcome'));
}
