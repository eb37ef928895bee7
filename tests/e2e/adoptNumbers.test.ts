import { expect, test } from 'vitest';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { findingsInEachMode } from './axe.ts';
import { choose, chooseFile, tick } from './choosing.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const token = 'the-token-of-the-carrier';
const site = startSite({ CARRIER_AUTH_TOKEN: token });

/** Numbers that somebody moved into our account at the carrier, with its own API: their calls go elsewhere. */
async function moveToCarrier(...dids: string[]): Promise<void> {
  const url = `${site().server.url}/carrier/local/2010-04-01/Accounts/AC/IncomingPhoneNumbers.json`;
  for (const did of dids) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`AC00000000000000000000000000local:${token}`).toString('base64')}`,
      },
      body: new URLSearchParams({ PhoneNumber: did, VoiceUrl: 'https://studio.example.test/flow' }),
    });
    if (answer.status !== 201) throw new Error(`the carrier answered ${answer.status}: ${await answer.text()}`);
  }
}

test('an operator finds a number without an account and gives it to one', async () => {
  await moveToCarrier('+61255508811');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'system@demo.test');
  await page.goto('/admin?tab=unclaimed');
  await page.getByRole('button', { name: 'Compare now' }).click();
  const row = page.getByRole('row', { name: /5550 8811/ });
  await expectVisible(row.getByText('Go elsewhere'));
  expect(await findingsInEachMode(page, 'unclaimed')).toEqual([]);
  await row.getByRole('link', { name: /^Give to an account/ }).click();
  await expectVisible(page.getByRole('textbox', { name: 'Number' }));
  expect(await page.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('(02) 5550 8811');
  await page.getByRole('button', { name: 'Take over number' }).click();
  await expectVisible(page.getByText('Required field').first());
  await page.getByLabel('Name', { exact: true }).fill('Moved line');
  await page.getByLabel('Source', { exact: true }).fill('Print');
  expect(await page.getByRole('radio', { name: /^Hang up/ }).count()).toBe(0);
  await tick(page.getByRole('radio', { name: /^Take a message/ }));
  expect(await findingsInEachMode(page, 'adopt')).toEqual([]);
  await page.getByRole('button', { name: 'Take over number' }).click();
  await page.waitForURL('**/settings/wizard/**');
  await page.goto('/admin?tab=unclaimed');
  await expectVisible(page.getByText('Every number has its account'));
  const number = (await (await apiAs(site(), 'system@demo.test'))<TrackingNumber[]>('GET', '/v2/number')).find(
    ({ did }) => did === '+61255508811',
  );
  expect([number?.name, number?.source, number?.action]).toEqual(['Moved line', 'Print', 'flow']);
  expect(faults).toEqual([]);
  await context.close();
});

test('a reseller takes over numbers of a file, and reads which line was left out and why', async () => {
  await moveToCarrier('+61255508821', '+61255508822');
  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'reseller@demo.test');
  await page.goto('/settings/tracking-number/new');
  await page.getByRole('link', { name: 'Many from a file' }).click();
  // The form before has a field of the same name.
  await expectVisible(page.getByRole('heading', { name: 'Numbers from a file' }));
  await choose(page, 'Account', 'Fernleigh');
  await page.getByLabel(/^Source, where/).fill('Moved');
  await choose(page, 'Incoming calls go to', 1);
  const lines = ['number,name', '(02) 5550 8821,First', '+61 2 5550 8822,Second', '(02) 5550 8899,Not there'];
  const file = { name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await chooseFile(page, 'Numbers', file);
  await expectVisible(page.getByText('2 numbers were taken over, and 1 line was left out.'));
  const problem = page.getByRole('table', { name: 'Lines that were left out' }).getByRole('row').nth(1);
  expect(await problem.innerText()).toContain('Our carrier doesn’t have this number for you yet');
  expect(await findingsInEachMode(page, 'file')).toEqual([]);
  await page.goto('/settings/numbers?search=5550882');
  await expectVisible(page.getByRole('row', { name: /First/ }));
  await expectVisible(page.getByRole('row', { name: /Second/ }));
  expect(faults).toEqual([]);
  await context.close();
});

test('an admin of a client rents numbers and is not offered to take any over', async () => {
  const { page, context } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/settings/tracking-number/new?tab=adopt');
  await expectVisible(page.getByRole('button', { name: 'Rent number' }));
  expect(await page.getByRole('link', { name: 'A number you already have' }).count()).toBe(0);
  await context.close();
});
