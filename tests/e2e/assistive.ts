import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hands, Named } from './drawToReplay.ts';

/**
 * Works as assistive technology does: finds things in the browser’s accessibility tree by role and name, and acts on
 * them there. It has no pointer, no keys and no knowledge of the markup.
 */
export async function assistive(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');

  /** The first thing of that name that is part of the tree and not disabled; undefined while there is none. */
  async function look([role, name]: Named, within?: Named): Promise<number | undefined> {
    const root = within && (await look(within));
    if (within && root === undefined) return undefined;
    return (await everything(session, role, root)).find((node) => !node.disabled && fits(node.name, name))?.id;
  }

  /** Waits for it. What it is in is looked up each time, because it can be drawn anew meanwhile. */
  async function find(named: Named, within?: Named): Promise<number> {
    let found: number | undefined;
    const message = [named, ...(within ? [within] : [])].map(([role, name]) => `${role} ${String(name)}`).join(' in ');
    await expect.poll(async () => (found = await look(named, within)), { timeout: 60_000, message }).toBeDefined();
    return found ?? 0;
  }

  /** Runs a function of the element behind a part of the tree. */
  async function act(id: number, does: string): Promise<void> {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId: id });
    const { objectId = '' } = object;
    await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration: does });
  }

  const hands = {
    /** The default action of a button, link, row or option. */
    async press(this: void, role: string, name: string | RegExp, within?: Named): Promise<void> {
      const id = await find([role, name], within);
      await act(id, 'function () { this.scrollIntoView({ block: "nearest" }); }');
      // A panel that has just opened closes when the page scrolls.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await act(id, 'function () { this.click(); }');
    },
    /** Replaces the text of a field, as dictation does. */
    async write(
      this: void,
      name: string | RegExp,
      text: string,
      { role = 'textbox', within }: { role?: string; within?: Named } = {},
    ) {
      await act(await find([role, name], within), 'function () { this.focus(); this.select(); }');
      await session.send('Input.insertText', { text });
    },
    /** Opens a list by its button, whose name ends with its label, and chooses an option; a long list is searched. */
    async choose(this: void, label: string, option: string | RegExp, within?: Named): Promise<void> {
      await hands.press('button', new RegExp(`\\s${label}$`), within);
      await find(['option', /./]);
      const isSearched = (await everything(session, 'dialog')).some(({ name }) => name === label);
      if (isSearched) await hands.write(/./, String(option), { role: 'combobox', within: ['dialog', label] });
      await hands.press('option', option);
      await expect.poll(async () => (await everything(session, 'option')).length).toBe(0);
    },
    /** Waits until something is there. */
    async meets(this: void, role: string, name: string | RegExp, within?: Named): Promise<void> {
      await find([role, name], within);
    },
    /** Waits until it is said somewhere. */
    says: (text: string | RegExp) => hands.meets('StaticText', text),
  };
  return hands;
}

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name.trim() === wanted : wanted.test(name.trim());

/** All parts of the tree with a role, in the order of the document. */
async function everything(session: CDPSession, role: string, root?: number) {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const from = root === undefined ? { objectId: result.objectId ?? '' } : { backendNodeId: root };
  const { nodes } = await session.send('Accessibility.queryAXTree', { ...from, role });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ backendDOMNodeId = 0, name, properties = [] }) => ({
      id: backendDOMNodeId,
      name: String(name?.value ?? ''),
      disabled: properties.some((property) => property.name === 'disabled' && property.value.value === true),
    }));
}
