import { expect, test } from 'vitest';
import { aCampaign, aCampaignDraft, aQuote } from '../builders/api/aCampaign.ts';
import { holdCampaign, typeCampaign } from './campaignPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

/** When it is quoted, and when the first message goes out, each at 09:00 in Melbourne. */
const [quoted, sameDay, nextDay] = ['2026-11-26T14:00:00.000Z', '2026-11-26T22:00:00.000Z', '2026-11-27T22:00:00.000Z'];

test('a new campaign says how to opt out, and the button when it goes out if the sending hours begin later', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const { account } = await api<{ account: number }>('GET', '/v2/user/me');
  const { page, context, faults } = await openWindow(site());
  await startSession(page, 'admin@demo.test');
  const requests = await holdCampaign(page, account);
  await page.goto('/messages/bulk?campaign=new');
  expect(await page.getByLabel('Opt-out text').inputValue()).toBe('Reply STOP to opt out');
  await typeCampaign(page, aCampaignDraft());
  const getQuote = async (firstAt: string) => {
    await page.getByRole('button', { name: 'Get quote' }).click();
    const campaign = requests.own(aCampaign({ content: await page.getByLabel('Text', { exact: true }).inputValue() }));
    await requests.saving.end((request) => request.fulfill({ json: campaign }));
    const quote = aQuote({ createdAt: quoted, firstAt, lastAt: firstAt });
    await requests.quoting.end((request) => request.fulfill({ json: requests.own(quote) }));
  };
  await getQuote(sameDay);
  await expectVisible(page.getByRole('button', { name: 'Send at 09:00', exact: true }));
  await page.getByLabel('Text', { exact: true }).fill('Hi {firstName}, 30% off until Friday.');
  await getQuote(nextDay);
  await expectVisible(page.getByRole('button', { name: 'Send at 28 Nov, 09:00', exact: true }));
  expect(faults).toEqual([]);
  await context.close();
});
