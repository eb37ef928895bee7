import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();
const shots = process.env['SCREENSHOTS'];

test('a system user finds the installation, its jobs, its changes and its accounts; others do not', async () => {
  const { page, context, faults } = await openWindow(site());
  const look = async (name: string) => {
    expect(await findingsInEachMode(page, name)).toEqual([]);
    if (shots === undefined) return;
    mkdirSync(shots, { recursive: true });
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode });
      await page.screenshot({ path: join(shots, `${name}-${mode}.png`), fullPage: true });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: join(shots, `${name}-phone.png`), fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await startSession(page, 'system@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Installation' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Installation' }));
  await expectVisible(page.getByRole('table', { name: 'Nodes' }).getByText(/^node\d+\./));
  await expectVisible(page.getByRole('heading', { name: 'Emails to be sent' }));
  await look('overview');

  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expectVisible(page.getByText('No job has failed'));
  await expectVisible(page.getByRole('table', { name: 'Queues' }).getByText('send-due-reports'));
  await look('jobs');

  await page.getByRole('tab', { name: 'Accounts' }).click();
  await expectVisible(page.getByRole('row', { name: /Fernleigh/ }).first());
  await page.getByRole('columnheader', { name: 'Users' }).getByRole('button').click();
  await expect.poll(() => page.url()).toContain('orderBy=users');
  await look('accounts');

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect.poll(() => page.url()).not.toContain('orderBy');
  await page.getByRole('searchbox').fill('nothing-like-it');
  await expectVisible(page.getByText('No changes found'));
  await look('audit');

  const other = await openWindow(site());
  await startSession(other.page, 'support@demo.test');
  await other.page.goto('/admin');
  await other.page.waitForURL('**/dashboard');
  await expectVisible(other.page.getByRole('heading', { level: 1 }));
  expect(await other.page.getByRole('link', { name: 'Installation' }).count()).toBe(0);
  expect([...faults, ...other.faults]).toEqual([]);
  await other.context.close();
  await context.close();
});
