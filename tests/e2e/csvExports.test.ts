import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Screen } from './everyScreen.ts';
import { expectVisible } from './person.ts';
import { apiAs, startSite } from './site.ts';
import { tamper } from './tamper.ts';
import { visitScreens } from './visitScreens.ts';

const site = startSite();
const formula = '=HYPERLINK("http://evil.test","x")';

beforeAll(async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const [account] = await api<{ id: number }[]>('GET', '/v2/account/tree');
  const numbers = [{ main: true, type: 'work', num: '+61391234567' }];
  await api('PUT', '/v2/addressbook/', { account: account?.id, firstName: 'Ada', lastName: 'Byron', numbers });
});

/** The names and contents of the files exported by the page's CSV buttons. */
async function exportsOf(page: Page): Promise<[name: string, csv: string][]> {
  const files: [string, string][] = [];
  for (const button of await page.getByRole('button', { name: 'CSV', exact: true }).all()) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    files.push([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]);
  }
  return files;
}

/** The fields that a spreadsheet would execute: they begin with a formula character and are not numbers. */
function running(csv: string): string[] {
  const fields = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
  return fields.filter((field) => /^[=+\-@\t\r\n]/.test(field) && !/^[+-]?\d+(\.\d+)?$/.test(field));
}

test('no export contains a formula, whatever users typed', async () => {
  const found: Record<string, { running: string[]; hasWords: boolean }> = {};
  const names: Record<string, string[]> = {};
  const look = async (page: Page, { name }: Screen) => {
    if (name === 'address book') await expectVisible(page.locator('tbody tr[data-row]'));
    const named = await exportsOf(page);
    if (named.length === 0) return;
    const files = named.map(([, csv]) => csv);
    names[name] = named.map(([file]) => file);
    found[name] = {
      running: files.flatMap(running),
      hasWords: files.some((csv) => csv.includes(`"'${formula.replaceAll('"', '""')}`)),
    };
  };
  await visitScreens(
    site(),
    {},
    {
      only: ({ person }) => person === undefined,
      before: async (page) => {
        await tamper(page, (words) => `${formula} ${words}`);
        await page.reload();
      },
      look,
    },
  );
  expect(Object.entries(found).filter(([, file]) => file.running.length > 0)).toEqual([]);
  // Who downloads two files of one page can tell them apart.
  expect(Object.values(names).filter((files) => new Set(files).size < files.length)).toEqual([]);
  // Proves something only if users' text is in the files: calls, numbers, users, logins and contacts.
  const telling = Object.entries(found).filter(([, { hasWords }]) => hasWords);
  expect(telling.length, JSON.stringify(Object.keys(found))).toBeGreaterThanOrEqual(5);
});
