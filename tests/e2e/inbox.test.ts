import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept, stopIntercepting } from './intercept.ts';
import { expectVisible } from './person.ts';
import { goesThrough, RequestGate } from './RequestGate.ts';
import { shareWindowOf } from './sharedWindow.ts';
import { startSite } from './site.ts';

const site = startSite();
const shared = shareWindowOf(site, 'admin@demo.test');

/** Handsets of the local carrier: the first answers, the second is unreachable, the third opts out, the last sends a picture. */
const [answers, unreachable, optsOut] = ['+61 491 570 197', '+61 491 570 195', '+61 491 570 199'];
const picturing = '+61 491 570 194';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages and calls' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true });
const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: text });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text });

async function write(page: Page, to: string | undefined, text: string): Promise<void> {
  await button(page, 'New message').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'To' }).fill(to ?? '');
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectVisible(thread(page).getByText(text));
}

test('a text is written and answered, and the answer appears without a reload', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  await write(page, answers, 'Shall we say Thursday?');
  await expectVisible(thread(page).getByText('Thanks, see you then!'));
  await expectVisible(thread(page).getByText(/Delivered$/));
  await expectVisible(row(page, answers ?? '').getByText('Thanks, see you then!'));

  await reply(page).fill('It’s at 4 pm');
  await expectVisible(page.getByText(/UCS-2/));
  await button(page, 'Replace them').click();
  await expectVisible(page.getByText(/GSM-7/));
  expect(await reply(page).inputValue()).toBe("It's at 4 pm");
  await page.reload();
  expect(await reply(page).inputValue()).toBe("It's at 4 pm");
  await button(page, 'Send').click();
  await expectVisible(thread(page).getByText("It's at 4 pm"));
  expect(await reply(page).inputValue()).toBe('');
  expect(faults).toEqual([]);
});

test('a text is sent once our numbers have loaded, however quickly it is written', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  const held = new RequestGate();
  await intercept(page, '/v2/sms/senders/', (request) => held.hold(request));
  await button(page, 'New message').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'To' }).fill(answers ?? '');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Is Friday better?');
  await dialog.getByRole('textbox', { name: 'To' }).press('Enter');
  expect(await dialog.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await stopIntercepting(page);
  await held.end(goesThrough);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectVisible(thread(page).getByText('Is Friday better?'));
  expect(faults).toEqual([]);
});

test('a canned reply is saved, and put into a reply with what is known', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  await row(page, answers ?? '').click();
  await button(page, 'Canned replies').click();
  await page.getByRole('menuitem', { name: 'Edit canned replies' }).click();
  await button(page, 'New canned reply').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Greeting');
  await dialog.getByLabel('Text', { exact: true }).fill('Hi {firstName}, this is ');
  await dialog.getByRole('button', { name: 'Account' }).click();
  await button(page, 'Save').click();
  await button(page, 'Done').click();
  await button(page, 'Canned replies').click();
  await page.getByRole('menuitem', { name: 'Greeting' }).click();
  await expectVisible(page.getByText('Fill in {firstName}'));
  expect(await reply(page).inputValue()).toMatch(/^Hi \{firstName\}, this is [A-Z]/);
  expect(await button(page, 'Send').isDisabled()).toBe(true);
  await reply(page).fill('');
  expect(faults).toEqual([]);
});

test('what can’t be delivered says why, and whoever answers STOP can’t be answered', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  await write(page, unreachable, 'Are you there?');
  await expectVisible(thread(page).getByText('The phone was off or out of coverage.'));
  await button(page, 'Write again').click();
  expect(await reply(page).inputValue()).toBe('Are you there?');
  await reply(page).fill('');
  await write(page, optsOut, 'Spring offers');
  await expectVisible(thread(page).getByText('STOP', { exact: true }));
  await expectVisible(page.getByText('You can’t text this person: they opted out.'));
  expect(await reply(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('by the keyboard: next, previous, reply and close', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  await expectVisible(row(page, optsOut ?? ''));
  await page.keyboard.press('j');
  await expectVisible(heading(page, optsOut ?? ''));
  await page.keyboard.press('j');
  await expectVisible(heading(page, unreachable ?? ''));
  await page.keyboard.press('j');
  await expectVisible(heading(page, answers ?? ''));
  await page.keyboard.press('k');
  await expectVisible(heading(page, unreachable ?? ''));
  await page.keyboard.press('j');
  await expectVisible(heading(page, answers ?? ''));
  await page.keyboard.press('r');
  await page.keyboard.type('See you');
  await page.keyboard.press('Control+Enter');
  await expectVisible(thread(page).getByText('See you', { exact: true }));
  // The answer opens the conversation again, so it is closed after that.
  await expect.poll(() => thread(page).getByText('Thanks, see you then!').count()).toBe(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await row(page, answers ?? '').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await expectVisible(page.getByRole('dialog').getByText('In the inbox'));
  expect(faults).toEqual([]);
});

test('a picture opens large, and a contact card is downloaded', async () => {
  const { page, faults } = await shared();
  await page.goto('/messages/inbox');
  await write(page, picturing, 'Which door is yours?');
  const thumbnail = thread(page).getByRole('button', { name: 'Picture', exact: true });
  await thumbnail.click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const isDrawn = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  expect(await dialog.getByRole('img', { name: 'Picture' }).evaluate(isDrawn)).toEqual([640, 480]);
  const saving = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await saving).suggestedFilename()).toBe('attachment-1.png');
  await page.keyboard.press('Escape');
  await expectVisible(thread(page).getByRole('list', { name: 'Attachments' }).getByText('Contact card'));
  const saved = page.waitForEvent('download');
  await button(page, 'Download: Contact card').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('FN:Robin Tran');
  expect(faults).toEqual([]);
});
