import { expect, test } from 'vitest';
import { listButton } from './choosing.ts';
import { button, dialog } from './flowEditorPage.ts';
import { expectVisible, middleOf, tabTo } from './person.ts';
import { openWindow, startSite } from './site.ts';
import { card, openStarterFlow } from './starterFlow.ts';

const site = startSite();

test.each([
  ['fast', 1],
  ['slow', 6],
])(
  'on a %s computer, a step added where a connection was dropped has the focus, also when its settings cover that place',
  async (_name, rate) => {
    const { page, context } = await openWindow(site());
    await openStarterFlow(site(), page, 'Letterbox card');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const from = await middleOf(card(page, 'Ring the team').locator('.react-flow__handle.source').first());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(1300, 300, { steps: 5 });
    await page.mouse.move(1380, 130, { steps: 5 });
    await page.mouse.up();
    await dialog(page, 'Add a step').getByRole('button', { name: /^Menu/ }).click();
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.outerHTML.slice(0, 200));
    await expect.poll(focused).toBe('Menu: Menu');
    await context.close();
  },
);

test('Tab meets the cards in the order of the flow, not of their creation', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Google listing');
  await tabTo(page, card(page, 'Welcome'));
  await page.keyboard.press('a');
  await page.keyboard.type('Tag');
  await page.keyboard.press('Enter');
  await expectVisible(card(page, 'Tag'));
  await button(page, 'Show the whole flow').click();
  const cards = page.locator('.react-flow__node');
  const labels = () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect
    .poll(labels)
    .toEqual([
      'Start: Call comes in',
      'Announcement: Welcome',
      'Tag: Tag',
      'Ring: Ring the team',
      'Voicemail: Take a message',
    ]);
  await context.close();
});

test('C offers neither an exit that leads somewhere nor a step that would make a loop', async () => {
  const { page, context } = await openWindow(site());
  await openStarterFlow(site(), page, 'Letterbox card');
  await tabTo(page, card(page, 'Welcome'));
  await page.keyboard.press('a');
  await page.keyboard.type('Split');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('Split');
  const connecting = dialog(page, 'From Split');
  await page.keyboard.press('c');
  await expectVisible(listButton(connecting, 'Exit').filter({ hasText: 'B' }));
  await expectVisible(listButton(connecting, 'Connect to').filter({ hasText: 'Ring the team' }));
  await connecting.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.keyboard.press('c');
  await expectVisible(listButton(connecting, 'Exit').filter({ hasText: 'Choose' }));
  expect(await connecting.getByRole('button', { name: 'Connect', exact: true }).isDisabled()).toBe(true);
  await context.close();
});
