import { expect, test } from 'vitest';
import type { Contact } from '#contract/telephony/addressBook.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import { fullName } from '#values/fullName.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { aFlow } from '../builders/flows/aFlow.ts';
import { findingsInEachMode } from './axe.ts';
import { button } from './flowEditorPage.ts';
import { startSession } from './logIn.ts';
import { expectVisible } from './person.ts';
import { apiAs, openWindow, startSite } from './site.ts';

const site = startSite();

test('a step rings someone from the address book, says when they have a new number, and rings a web phone instead', async () => {
  const api = await apiAs(site(), 'admin@demo.test');
  const number = (await api<TrackingNumber[]>('GET', '/v2/number')).find(({ name }) => name === 'Letterbox card');
  if (!number) throw new Error('the demo has no such number');
  const card = (num: string) => ({
    firstName: 'Zelda',
    lastName: 'Quill',
    numbers: [{ main: true, type: 'work', num }],
  });
  const contact = await api<Contact>('PUT', '/v2/addressbook/', { account: number.account, ...card('+61370101234') });
  const { document: draft } = aFlow('Front desk')
    .node('start', 'start', { consent: null }, { next: 'Desk' })
    .node('Desk', 'ring', {}, { unanswered: 'Mailbox' })
    .node('Mailbox', 'voicemail');
  const flow = await api<Flow>('PUT', `/v2/routing/${number.account}/flow`, { draft });
  const binding = { flow: flow.id, version: number.version };
  await api('POST', `/v2/routing/${number.account}/did/${encodeURIComponent(number.did)}`, binding);
  const targets = async () => {
    const { draft: saved } = await api<Flow>('GET', `/v2/routing/${number.account}/flow/${flow.id}`);
    return saved.nodes.find(({ id }) => id === 'Desk')?.settings['targets'];
  };

  const { page, context, faults } = await openWindow(site(), { reducedMotion: 'reduce' });
  await startSession(page, 'admin@demo.test');
  await page.goto(`/settings/wizard/${number.id}`);
  await page.locator('.react-flow__node', { hasText: 'Desk' }).click();
  await button(page, 'From contacts').press('Enter');
  const asked = page.waitForRequest((request) => request.url().includes('search=3+7010+1234'));
  await page.keyboard.type('3 7010 1234');
  await asked;
  expect(await findingsInEachMode(page, 'the people that a step can ring')).toEqual([]);
  await page.getByRole('option', { name: 'Zelda Quill' }).click();
  const zelda = { id: 't1', label: 'Zelda Quill', number: '+61370101234', contact: contact.uuid };
  await expect.poll(targets).toEqual([zelda]);
  expect(await page.getByLabel('Phone number').inputValue()).toBe('+61 3 7010 1234');

  await api('POST', `/v2/addressbook/${contact.uuid}`, { version: contact.version, ...card('+61370105678') });
  await page.reload();
  await page
    .getByRole('button', { name: /problem/ })
    .first()
    .click();
  const warning = page.getByText('The address book has a new number for someone this step rings');
  await expectVisible(warning.first());
  await button(page, 'Ring Zelda Quill on +61 3 7010 5678').click();
  await expect.poll(targets).toEqual([{ ...zelda, number: '+61370105678' }]);
  await expect.poll(() => warning.count()).toBe(0);

  await page.locator('.react-flow__node', { hasText: 'Desk' }).click();
  await page.getByLabel('Phone number').fill('03 7010 4321');
  await expect.poll(targets).toEqual([{ id: 't1', label: 'Zelda Quill', number: '+61370104321' }]);

  const url = `/v2/user?account=${number.account}&status=active&length=100`;
  const { data: team } = await api<{ data: TeamMember[] }>('GET', url);
  const colleague = team.find(({ email }) => email !== 'admin@demo.test');
  if (!colleague) throw new Error('the demo has nobody else in the account');
  const { email, version } = colleague;
  const { id } = await api<TeamMember>('POST', `/v2/user/${email}`, { version, mobile: null, webPhone: true });
  await button(page, 'Remove Zelda Quill').click();
  await button(page, 'From contacts').press('Enter');
  await page.keyboard.type(email);
  await page.getByRole('option', { name: /Web phone/ }).click();
  const label = fullName(colleague);
  await expect.poll(targets).toEqual([{ id: 't1', label, number: '', webPhone: id }]);
  await expectVisible(page.getByText('Web phones can’t ring, because this installation has no SIP gateway').first());
  expect(await page.getByLabel('Phone number').count()).toBe(0);
  expect(await findingsInEachMode(page, 'a step that rings a web phone')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
