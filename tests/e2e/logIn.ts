import type { Page } from 'playwright-core';
import { expectVisible } from './person.ts';
import { demoPassword } from './site.ts';

/** Fills in the login form on the page. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Logs in as a demo user through the form and waits for the dashboard. */
export async function logInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login/');
  await fillLogin(page, email);
  await expectDashboard(page);
}

/** Logs in as a demo user through the API and opens the dashboard. */
export async function logIn(page: Page, email: string): Promise<void> {
  await startSession(page, email);
  await page.goto('/dashboard');
  await expectDashboard(page);
}

/** Logs in as a demo user through the API; the next page opened in the browser has the session. */
export async function startSession(page: Page, email: string): Promise<void> {
  await page.goto('/readyz');
  await page.evaluate(
    async (authorization) => {
      const answer = await fetch('/v2/token/dashboard/', { method: 'POST', headers: { authorization } });
      if (!answer.ok) throw new Error(`the login is refused: ${await answer.text()}`);
      const { refresh } = (await answer.json()) as { refresh: object };
      window.localStorage.setItem('session', JSON.stringify({ access: { token: '', expires: 0 }, refresh }));
    },
    `Basic ${btoa(`${email}:${demoPassword}`)}`,
  );
}

async function expectDashboard(page: Page): Promise<void> {
  await expectVisible(page.getByRole('navigation').or(page.getByRole('button', { name: /menu/i })));
  await page.waitForURL('**/dashboard');
}
