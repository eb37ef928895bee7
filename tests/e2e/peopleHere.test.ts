import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';
import { card, freshNumber } from './wholeJob.ts';

const site = startSite();

test('two people on one flow see each other come, open a step, edit it and leave', async () => {
  await freshNumber(site(), 'Letterbox card');
  const admin = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(admin.page, 'admin@demo.test');
  await admin.page.goto('/settings/numbers');
  await admin.page.getByRole('link', { name: 'Letterbox card' }).click();
  await admin.page.getByRole('button', { name: 'Create call flow' }).click();
  await expectVisible(card(admin.page, 'Welcome'));
  const others = admin.page.getByRole('button', { name: /^Also here: / });
  expect(await others.count()).toBe(0);

  const reseller = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(reseller.page, 'reseller@demo.test');
  await reseller.page.goto(admin.page.url());
  await expectVisible(others);
  await expectVisible(reseller.page.getByRole('button', { name: /^Also here: / }));

  await card(reseller.page, 'Welcome').click();
  const mark = card(admin.page, 'Welcome').getByText('HB', { exact: true });
  await expectVisible(mark);
  await others.click();
  const list = admin.page.getByRole('dialog', { name: 'Also here: Harriet Boyd' });
  await expectVisible(list.getByText(/^Looking at Welcome, here since/));
  expect(await findingsInEachMode(admin.page, 'people here')).toEqual([]);
  await reseller.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hello');
  await expectVisible(list.getByText(/^Editing Welcome, here since/));
  await admin.page.keyboard.press('Escape');

  await reseller.page.close();
  await expect.poll(() => others.count()).toBe(0);
  expect(await mark.count()).toBe(0);
  expect([...admin.faults, ...reseller.faults]).toEqual([]);
});
