import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { button, dialog } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('calls to a number are set up to become leads, tried on recent calls, changed and stopped', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/list');
  await page.getByRole('link', { name: 'AutoPlay' }).first().click();
  await expectVisible(page.getByText('No numbers yet'));
  await button(page, 'Add a number').click();
  const adding = dialog(page, 'Add a number');
  await adding.getByRole('button', { name: /Number$/ }).click();
  await page.getByRole('option').first().click();
  await adding.getByLabel('Where leads go').fill('the dealership');
  await adding.getByLabel('Dealership ID').fill('D-17');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(adding.getByText('Enter an email address, or an address that starts with https://'));
  await adding.getByLabel('Where leads go').fill('leads@dealer.example');
  await adding.getByRole('button', { name: 'Try on recent calls' }).click();
  await expectVisible(adding.getByText(/of the latest \d+ calls? would be sent/));
  expect(await findingsInEachMode(page, 'leads of a number')).toEqual([]);
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('leads@dealer.example'));

  await button(page, 'Edit').click();
  const editing = dialog(page, 'Edit');
  await editing.getByLabel('Yard').fill('North');
  await editing.getByLabel('Where leads go').fill('https://leads.example/adf?key=0123456789');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectVisible(page.getByText('D-17, North'));
  await expectVisible(page.getByText('https://leads.example/…'));
  expect(await findingsInEachMode(page, 'numbers with leads')).toEqual([]);

  await page.getByRole('link', { name: 'Open the log' }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: /^AutoPlay: / }));
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await button(page, 'Delete').click();
  await dialog(page, 'Send no more leads from this number?').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No numbers yet'));
  expect(faults).toEqual([]);
  await context.close();
});
