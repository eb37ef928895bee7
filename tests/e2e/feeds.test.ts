import { expect, test } from 'vitest';
import { aWorkbook } from '../builders/aWorkbook.ts';
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
  const asking = page.getByRole('dialog', { name: 'New key for Warehouse' });
  await asking.getByLabel('Your password').fill('trunkline-demo');
  await asking.getByRole('button', { name: 'New key' }).click();
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
  await page.getByRole('button', { name: 'Delete Lake' }).waitFor({ state: 'detached' });
  expect((await read('')).status).toBe(404);
  expect(await page.getByText(key).count()).toBe(0);
  expect(faultsInScripts(faults)).toEqual([]);
});

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
const history = [
  ['Call ID', 'Date', 'Time', 'Caller Number', 'Tracking Number', 'Length', 'Call Status'].map(text),
  [
    text('A-1'),
    number(46_331, 1),
    number(14.5 / 24, 2),
    number(61_255_503_285),
    text('(03) 9000 0009'),
    text('1:05'),
    text('Answered'),
  ],
  [
    text('A-2'),
    text('31/02/2026'),
    text('14:30'),
    text('(02) 5550 3285'),
    text('(03) 9000 0009'),
    text('1:05'),
    text('Answered'),
  ],
  [
    text('A-3'),
    text('06/11/2026'),
    text('09:10'),
    text('Anonymous'),
    text('(03) 9000 0009'),
    text('0:12'),
    text('No answer'),
  ],
];
const rows = history.map((cells) => `<row>${cells.join('')}</row>`).join('');
const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs>';

test('an admin imports a workbook from the call log, finds its calls and takes them back', async () => {
  const { page, faults } = await openAdmin();
  await page.goto('/calls');
  await page.getByRole('link', { name: 'Import calls' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'other.xlsx', mimeType, buffer: Buffer.from('PK\u0003\u0004') });
  await expectVisible(
    page.getByText('This file can’t be read. Use a CSV file, or an Excel workbook (.xlsx) without a password.'),
  );
  await input.setInputFiles({ name: 'history.xlsx', mimeType, buffer: await aWorkbook({ rows, styles }) });
  const first = page.getByRole('table', { name: 'Columns of the file' }).getByRole('row').nth(1);
  await expectVisible(first.getByText('61255503285'));
  await page.getByRole('button', { name: 'Check file' }).click();
  await expectVisible(page.getByText('2 calls are ready to import. 1 row has an error.'));
  const errors = page.getByRole('table', { name: 'Rows with errors' });
  expect(await errors.getByRole('row').nth(1).innerText()).toMatch(/3\s+Date and time\s+31\/02\/2026 14:30/);
  await page.getByRole('button', { name: 'Import 2 valid calls' }).click();
  const imports = page.getByRole('table', { name: 'Imports' });
  await expectVisible(imports.getByText('history.xlsx'));
  await page.goto('/calls?datefrom=2026-11-05&dateto=2026-11-05&search=5550 3285');
  await page.locator('tbody tr[data-row]').first().click();
  await expectVisible(page.getByText('Imported from another system'));
  await page.goto('/calls/import');
  await page.getByRole('button', { name: 'Undo the import of history.xlsx' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expectVisible(imports.getByText('Undone'));
  expect(faultsInScripts(faults)).toEqual([]);
});
