import { expect, test } from 'vitest';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('an admin creates a key, sees it once, uses it and revokes it', async () => {
  const { page, context } = await openWindow(site());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/api-keys');
  await page.getByLabel('Name', { exact: true }).fill('Deploys');
  await page.getByLabel('Your password').fill('trunkline-demo');
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^tlk_/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectVisible(page.getByText(`${token.slice(0, 10)}…`));
  expect(await page.getByText(token).count()).toBe(0);
  const ask = (path: string) => fetch(`${site().server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('/v2/user/me')).status).toBe(403);
  await page.getByRole('button', { name: 'Revoke Deploys' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expectVisible(page.getByText('No API keys', { exact: true }));
  expect((await ask('/v2/user/me')).status).toBe(401);
  await context.close();
});
