import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { listButton, openAt } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { openWindow, startSite } from './site.ts';

const site = startSite();

test('developers see each event, and code that checks its signature', async () => {
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/list');
  await page.getByRole('link', { name: 'For developers' }).click();
  await expectVisible(page.getByText('"type": "call.ended"'));
  await openAt(listButton(page, 'Event'));
  await page.getByRole('option', { name: 'Text received' }).click();
  await expectVisible(page.getByText('"type": "text.received"'));
  await page.getByRole('tab', { name: 'Python' }).click();
  await expectVisible(page.getByText('def verify(secret, headers, body):'));
  expect(await findingsInEachMode(page, 'for developers')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
