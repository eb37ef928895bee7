import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('a system user finds the installation, its jobs, its changes and its accounts; others do not', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  const look = async (name: string) => expect(await findingsInEachMode(page, name)).toEqual([]);
  await startSession(page, 'system@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Installation' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Installation' }));
  await expectVisible(page.getByRole('table', { name: 'Nodes' }).getByText(/^Node\.js /));
  await expectVisible(page.getByRole('heading', { name: 'Emails to be sent' }));
  await look('overview');

  await page.getByRole('link', { name: 'Jobs' }).click();
  await expectVisible(page.getByText('No job has failed'));
  await expectVisible(page.getByRole('table', { name: 'Queues' }).getByText('send-due-reports'));
  await look('jobs');

  await page.getByRole('link', { name: 'Accounts' }).click();
  await expectVisible(page.getByRole('row', { name: /Fernleigh/ }).first());
  await page.getByRole('columnheader', { name: 'Users' }).getByRole('button').click();
  await expect.poll(() => page.url()).toContain('orderBy=users');
  await look('accounts');

  await page.getByRole('link', { name: 'Audit log' }).click();
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
