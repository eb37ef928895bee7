import type { BrowserContext } from 'playwright-core';

/** Logs in through the form, so that pages opened later are logged in. */
export async function logIn(context: BrowserContext, server: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server}/login/`);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('trunkline-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.close();
}
