import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { comesToRest, expectVisible, tabTo } from './person.ts';
import type { Hands, Named } from './drawToReplay.ts';
import { eventually } from '../eventually.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Something by its role and name; a password has no role, but a label. */
function locate(page: Page, [role, name]: Named, within?: Named): Locator {
  const scope = within ? locate(page, within) : page;
  const exact = typeof name === 'string';
  const found = scope.getByRole(role as Role, { name, exact });
  return (role === 'textbox' ? found.or(scope.getByLabel(name, { exact })) : found).first();
}

/** What everyone sees. */
const seen = (page: Page): Pick<Hands, 'meets' | 'says'> => ({
  meets: (role, name, within) => expectVisible(locate(page, [role, name], within)),
  says: (text) => expectVisible(page.getByText(text, { exact: typeof text === 'string' })),
});

const lists = (page: Page) => page.getByRole('listbox');

/** Works by mouse or finger; text is typed. Where the sidebar has no room, a button brings it. */
export function pointer(page: Page, touch: 'click' | 'tap'): Hands {
  const hands: Hands = {
    ...seen(page),
    async press(role, name, within) {
      const target = locate(page, [role, name], within);
      if (role === 'link' && within === undefined) {
        const menu = page.getByRole('button', { name: 'Open menu' });
        await expect.poll(async () => (await target.isVisible()) || (await menu.isVisible())).toBe(true);
        if (!(await target.isVisible())) await menu[touch]();
      }
      // The settings of a step that was just selected are drawn anew.
      await eventually(() => target.scrollIntoViewIfNeeded());
      await comesToRest(target);
      // A panel with a text field stays hidden until the keyboard of a touch screen would be there.
      await expect.poll(() => target.evaluate((found) => found.checkVisibility({ opacityProperty: true }))).toBe(true);
      await target[touch]();
    },
    async write(name, text, { role = 'textbox', within } = {}) {
      await locate(page, [role, name], within)[touch]();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(label, option, within) {
      await hands.press('button', new RegExp(`\\s${label}$`), within);
      await hands.press('option', option);
      await expect.poll(() => lists(page).count()).toBe(0);
    },
  };
  return hands;
}

/** Works by keyboard alone. */
export function keys(page: Page): Hands {
  const { keyboard } = page;
  /** Moves down a list or table until what has the focus fits. */
  async function arrowTo(focused: Locator, name: string | RegExp): Promise<void> {
    const texts: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      const text = (await focused.innerText()).replaceAll(/\s+/g, ' ').trim();
      if (typeof name === 'string' ? text === name : name.test(text)) return;
      texts.push(text);
      await keyboard.press('ArrowDown');
    }
    expect.fail(`no ${String(name)} among ${texts.join(', ')}`);
  }
  return {
    ...seen(page),
    async press(role, name, within) {
      // The names of rows are links, which Tab leaves to the arrows.
      if (within?.[0] === 'table') {
        await expectVisible(page.locator('tbody tr[data-row]'));
        await tabTo(page, page.locator('tbody tr[data-row]'));
        await arrowTo(page.locator('tr:focus'), name);
      } else await tabTo(page, locate(page, [role, name], within));
      await keyboard.press('Enter');
    },
    async write(name, text, { role = 'textbox', within } = {}) {
      await tabTo(page, locate(page, [role, name], within));
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async choose(label, option, within) {
      await tabTo(page, locate(page, ['button', new RegExp(`\\s${label}$`)], within));
      await keyboard.press('Enter');
      await expectVisible(lists(page));
      // In a list with a search the focus stays there.
      if ((await page.locator('input[type="search"]:focus').count()) > 0) await keyboard.type(String(option));
      else {
        await keyboard.press('Home');
        await arrowTo(page.locator('[role="option"]:focus'), option);
      }
      await keyboard.press('Enter');
      await expect.poll(() => lists(page).count()).toBe(0);
    },
  };
}
