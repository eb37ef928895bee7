import { expect, test } from 'vitest';
import { expectVisible } from './person.ts';
import { faultsInScripts, shareWindowOf } from './sharedWindow.ts';
import { startSite } from './site.ts';

const site = startSite();
const openAdmin = shareWindowOf(site, 'admin@demo.test');

test('an admin creates an exporter, reads its feed with the key, changes and deletes it', async () => {
  const { page, context, faults } = await openAdmin();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/integrations/exporter');
  await page.getByRole('button', { name: 'New exporter' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Warehouse');
  await page.getByRole('button', { name: 'Create exporter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Key of Warehouse' });
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await expect.poll(copied).toMatch(/^tle_[\w-]{43}$/);
  const key = await copied();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(copied).toContain('/v2/public/exporter/v1.5/');
  const address = await copied();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const read = (query: string) => fetch(`${address}?${query}`, { headers: { authorization: `Bearer ${key}` } });
  const feed = await read('dateFrom=1 month ago&limit=3&fields=caller,status');
  expect((await feed.text()).split('\r\n').slice(0, 2)[0]).toBe('caller,status');
  await page.getByText(`${key.slice(0, 10)}…`).click();
  const form = page.getByRole('dialog', { name: 'Exporter' });
  await form.getByLabel('Name', { exact: true }).fill('Lake');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Lake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectVisible(page.getByText('No exporters', { exact: true }));
  expect((await read('')).status).toBe(404);
  expect(await page.getByText(key).count()).toBe(0);
  expect(faultsInScripts(faults)).toEqual([]);
});

const history = `Call ID;Date;Time;Caller Number;Tracking Number;Length;Call Status
A-1;05/11/2026;14:30;(02) 5550 3285;(03) 9000 0009;1:05;Answered
A-2;31/02/2026;14:30;(02) 5550 3285;(03) 9000 0009;1:05;Answered
A-3;06/11/2026;09:10;Anonymous;(03) 9000 0009;0:12;No answer
`;

test('an admin imports a file from the call log, finds its calls and takes them back', async () => {
  const { page, faults } = await openAdmin();
  await page.goto('/calls');
  await page.getByRole('link', { name: 'Import calls' }).click();
  const file = { name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from(history) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expectVisible(page.getByText('2 calls are ready to import. 1 row has an error.'));
  const errors = page.getByRole('table', { name: 'Rows with errors' });
  expect(await errors.getByRole('row').nth(1).innerText()).toMatch(/3\s+Date and time\s+31\/02\/2026 14:30/);
  await page.getByRole('button', { name: 'Import 2 valid calls' }).click();
  const imports = page.getByRole('table', { name: 'Imports' });
  await expectVisible(imports.getByText('history.csv'));
  await page.goto('/calls?datefrom=2026-11-05&dateto=2026-11-05&search=5550 3285');
  await page.locator('tbody tr[data-row]').first().click();
  await expectVisible(page.getByText('Imported from another system'));
  await page.goto('/calls/import');
  await page.getByRole('button', { name: 'Undo the import of history.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expectVisible(imports.getByText('Undone'));
  expect(faultsInScripts(faults)).toEqual([]);
});
