import type { Page } from 'playwright-core';
import { see } from './person.ts';
import { demoPassword } from './site.ts';

/** Fills in the login that the page shows. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Logs in as a demo user and waits for the dashboard. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login/');
  await fillLogin(page, email);
  await see(page.getByRole('navigation').or(page.getByRole('button', { name: /menu/i })));
  await page.waitForURL('**/dashboard');
}
