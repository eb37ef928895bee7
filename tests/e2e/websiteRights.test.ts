import { expect, test } from 'vitest';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

const aDomain = () => `shop-${crypto.randomUUID().slice(0, 8)}.example`;

test('an administrator lets another account use a domain, and refuses the next one', async () => {
  const [admin, staff] = [await apiAs(site(), 'admin@demo.test'), await apiAs(site(), 'system@demo.test')];
  const { account } = await admin<{ account: number }>('GET', '/v2/user/me');
  const { account: other } = await staff<{ account: number }>('GET', '/v2/user/me');
  const [approved, refused] = [aDomain(), aDomain()];
  const codes: string[] = [];
  for (const domain of [approved, refused]) {
    await admin('PUT', '/v2/web', { account, domain });
    const asked = await staff<Website>('PUT', '/v2/web', { account: other, domain });
    expect(asked.status).toBe('waiting');
    codes.push(asked.code);
  }
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  await page.goto('/integrations/dni');
  const requests = page.getByRole('region', { name: 'Requests for your domains' });
  await expectVisible(requests.getByText(new RegExp(`asks to show its own numbers on ${approved}`)));
  await requests.getByRole('button', { name: new RegExp(`^Approve: .*${approved}`) }).click();
  await expectVisible(page.getByText(/can use the domain now/));
  await requests.getByRole('button', { name: new RegExp(`^Refuse: .*${refused}`) }).click();
  await expect.poll(() => requests.count()).toBe(0);
  const statuses = await Promise.all(codes.map((code) => staff<Website>('GET', `/v2/web/${code}`)));
  expect(statuses.map(({ status }) => status)).toEqual(['active', 'refused']);
  expect(faults).toEqual([]);
  await context.close();
});

test('sharing ends only once the number of accounts is typed', async () => {
  const admin = await apiAs(site(), 'admin@demo.test');
  const [own, one, two] = (await admin<{ id: number; name: string }[]>('GET', '/v2/account/tree')).slice(0, 3);
  if (!own || !one || !two) throw new Error('the demo has too few accounts');
  const { code } = await admin<Website>('PUT', '/v2/web', { account: own.id, domain: aDomain() });
  const { page, context, faults } = await openWindow(site());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/integrations/dni/${code}`);
  const accounts = page.getByRole('region', { name: 'Shared accounts' }).getByRole('button');
  const toggle = async (...names: string[]) => {
    await accounts.click();
    for (const name of names) await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  await toggle(one.name, two.name);
  await button('Save').click();
  await expectVisible(page.getByText('Website saved'));
  await toggle(one.name, two.name);
  await button('Save').click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expectVisible(question.getByText(/2 accounts will no longer use this website/));
  expect(await question.getByRole('button', { name: 'Stop sharing' }).isDisabled()).toBe(true);
  await question.getByRole('textbox').fill('2');
  await question.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.poll(async () => (await admin<Website>('GET', `/v2/web/${code}`)).shares).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
