import { expect, test } from 'vitest';
import { findingsInEachMode } from './axe.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite({});

test('powerups say whether they are set up, what they did and who changed them last', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto('/powerups');
  await page.waitForURL('**/powerups/list');
  const card = (name: string) => page.getByRole('region', { name });
  await expectVisible(card('Smart tags').getByText('Not set up'));
  expect(await findingsInEachMode(page, 'powerups that nobody set up')).toEqual([]);
  await api('PUT', '/v2/powerups/autotag', {
    account,
    name: 'Long',
    colour: '#1f6feb',
    conditions: [{ kind: 'duration', min: 120 }],
  });
  await page.reload();
  await expectVisible(card('Smart tags').getByText('On', { exact: true }));
  await expectVisible(card('Smart tags').getByText(/^[\d,]+ calls tagged, [\d,]+ with 70 points or more$/));
  await expectVisible(card('Smart tags').getByText(/^admin@demo\.test, /));
  await card('Follow-ups').getByRole('link', { name: 'Set up: Follow-ups' }).press('Enter');
  await expectVisible(page.getByText('No follow-ups yet'));
  expect(faults).toEqual([]);
  await context.close();
});
