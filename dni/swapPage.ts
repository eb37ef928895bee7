import { type FoundNumber, numberFinder, type NumberFinder, type Swap } from '../src/attribution/numberForm.ts';
import { textRuns } from './textRuns.ts';

/** A swap as the server answers it, with how the number is replaced. */
export interface PageSwap extends Swap {
  as:
    | { replacement: 'text' }
    | { replacement: 'image'; find: string; image: string }
    | { replacement: 'custom'; selector: string }
    | { replacement: 'js'; call: string };
}

/** Stands between the texts of two elements: a number may go on behind it, and a word that begins there is another one. */
const joint = '\u2060';

/** Attributes that people read or hear. */
const spoken = ['title', 'aria-label', 'alt', 'placeholder'];
const spokenSelector = spoken.map((name) => `[${name}]`).join();

/** What was changed, so that it can be changed back. */
interface Change {
  node: Node;
  undo: () => void;
}

/** Beyond so many, those of elements that left the page are forgotten. */
const mostChanges = 500;

/** Swaps the numbers of a page, and of what comes to it later. */
export class PageSwapper {
  #swaps: readonly PageSwap[] = [];
  /** Of the numbers that are replaced where they are written, and of all. */
  #find: NumberFinder | undefined;
  #findAny: NumberFinder | undefined;
  #changes: Change[] = [];
  /** What was written into a text, which is not to be swapped again. */
  readonly #written = new WeakMap<Node, string>();
  readonly #attributes = new WeakMap<Element, Map<string, string>>();
  readonly #roots = new Set<Node>();
  readonly #observer = new MutationObserver((records) => this.#follow(records));
  readonly #done: () => void;

  constructor(done: () => void) {
    this.#done = done;
  }

  numbers(): { from: string; to: string }[] {
    return this.#swaps.map(({ from, to }) => ({ from, to }));
  }

  /** Shows other numbers from now on; the page’s own stand again where none is named. */
  show(swaps: readonly PageSwap[]): void {
    if (JSON.stringify(swaps) === JSON.stringify(this.#swaps)) return;
    for (const { undo } of this.#changes.reverse()) undo();
    this.#changes = [];
    this.#swaps = swaps;
    this.#find = numberFinder(swaps.filter(({ as }) => as.replacement === 'text'));
    this.#findAny = numberFinder(swaps);
    for (const swap of swaps) if (swap.as.replacement === 'js') call(swap.as.call, swap);
    this.#observe(document.documentElement);
    for (const root of this.#roots) this.swap(root);
  }

  /** Swaps what is in a part of the page now. */
  swap(root: Node): void {
    if (this.#swaps.length === 0) return;
    if (this.#find) for (const run of textRuns(root, this.#find.mayHold)) this.#swapRun(run, this.#find);
    if (root instanceof Element || root instanceof DocumentFragment) this.#swapElements(root);
    this.#done();
  }

  #swapElements(root: Element | DocumentFragment): void {
    for (const link of matching(root, 'a[href^="tel:" i],area[href^="tel:" i]')) this.#swapLink(link);
    if (this.#find) for (const element of matching(root, spokenSelector)) this.#swapSpoken(element, this.#find);
    for (const swap of this.#swaps)
      if (swap.as.replacement === 'image') for (const image of matching(root, 'img')) this.#swapImage(image, swap);
      else if (swap.as.replacement === 'custom')
        for (const element of matching(root, swap.as.selector)) this.#swapCustom(element, swap);
    this.enterShadows(root);
  }

  /** A part of the page in a shadow of its own says nothing when it comes. */
  enterShadows(root: Element | DocumentFragment): void {
    if (this.#swaps.length === 0) return;
    for (const { shadowRoot } of matching(root, '*'))
      if (shadowRoot && !this.#roots.has(shadowRoot)) {
        this.swap(shadowRoot);
        this.#observe(shadowRoot);
      }
  }

  #swapLink(element: Element): void {
    const href = element.getAttribute('href') ?? '';
    if (element.closest('[data-noswap]')) return;
    const [number = '', rest = ''] = /^([^;?]*)(.*)$/.exec(decoded(href.slice(4)))?.slice(1) ?? [];
    const found = this.#findAny?.(number)[0];
    if (found && found.text.length >= number.trim().length) this.#set(element, 'href', `tel:${found.swap.to}${rest}`);
  }

  #swapImage(image: Element, { as, to }: PageSwap): void {
    if (as.replacement !== 'image' || !(image.getAttribute('src') ?? '').includes(as.find)) return;
    this.#set(image, 'src', as.image.replaceAll('{number}', to.slice(1)));
    if (image.hasAttribute('srcset')) this.#set(image, 'srcset', '');
  }

  #swapSpoken(element: Element, find: NumberFinder): void {
    for (const name of spoken) {
      const value = element.getAttribute(name);
      if (!value || !/\d{2}/.test(value) || element.closest('[data-noswap]')) continue;
      const found = find(value);
      if (found.length > 0) this.#set(element, name, replaced(value, found));
    }
  }

  #swapCustom(element: Element, swap: PageSwap): void {
    if (element.closest('[data-noswap]')) return;
    const before = element.textContent ?? '';
    const found = numberFinder([swap])?.(before) ?? [];
    const after = found.length > 0 ? replaced(before, found) : swap.toLocal;
    if (this.#written.get(element) === before) return;
    element.textContent = after;
    this.#written.set(element, after);
    this.#keep({ node: element, undo: () => void (element.textContent === after && (element.textContent = before)) });
  }

  #set(element: Element, name: string, value: string): void {
    const before = element.getAttribute(name);
    const ours = this.#attributes.get(element) ?? new Map<string, string>();
    if (before === value || before === null || before === ours.get(name)) return;
    element.setAttribute(name, value);
    this.#attributes.set(element, ours.set(name, value));
    const undo = () => void (element.getAttribute(name) === value && element.setAttribute(name, before));
    this.#keep({ node: element, undo });
  }

  /** A number may begin in one text and end in another. */
  #swapRun(run: readonly Text[], find: NumberFinder): void {
    if (run.every((text) => this.#isOurs(text))) return;
    // What was written already is a number of ours, even if the page has it as one of its own too.
    const whole = run.map((text) => (this.#isOurs(text) ? ' '.repeat(text.data.length) : text.data)).join(joint);
    for (const number of find(whole).reverse()) this.#write(run, number);
  }

  readonly #isOurs = (text: Text) => this.#written.get(text) === text.data;

  #write(run: readonly Text[], { at, text: written, by }: FoundNumber): void {
    // As many characters as before stay where they were; otherwise the first text gets all.
    const isSame = by.length === written.length;
    let from = 0;
    let rest = by.replaceAll(joint, '');
    for (const text of run) {
      const start = Math.max(0, at - from);
      const end = Math.min(text.data.length, at + written.length - from);
      const offset = from - at;
      from += text.data.length + joint.length;
      if (start >= end) continue;
      const before = text.data;
      const after =
        before.slice(0, start) + (isSame ? by.slice(offset + start, offset + end) : rest) + before.slice(end);
      rest = '';
      text.data = after;
      this.#written.set(text, after);
      this.#keep({ node: text, undo: () => void (text.data === after && (text.data = before)) });
    }
  }

  #keep(change: Change): void {
    if (this.#changes.length >= mostChanges) this.#changes = this.#changes.filter(({ node }) => node.isConnected);
    this.#changes.push(change);
  }

  #observe(root: Node): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    this.#observer.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['href', 'src'],
    });
  }

  #follow(records: readonly MutationRecord[]): void {
    const changed = new Set<Node>();
    for (const { type, target, addedNodes } of records)
      if (type === 'childList') for (const node of addedNodes) changed.add(node);
      else if (type === 'attributes' || this.#written.get(target) !== (target as Text).data) changed.add(target);
    for (const node of changed) if (node.isConnected) this.swap(node);
  }
}

function replaced(text: string, found: readonly FoundNumber[]): string {
  return found.reduceRight((rest, { at, text: old, by }) => rest.slice(0, at) + by + rest.slice(at + old.length), text);
}

function matching(root: Element | DocumentFragment, selector: string): Element[] {
  const inside = [...root.querySelectorAll(selector)];
  return root instanceof Element && root.matches(selector) ? [root, ...inside] : inside;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Calls a function of the page, such as `site.phone.show`. */
function call(path: string, { from, to, toLocal, toGlobal }: PageSwap): void {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const owner = names.reduce<unknown>((of, each) => (of as Record<string, unknown> | undefined)?.[each], window);
  const found = (owner as Record<string, unknown> | undefined)?.[name];
  if (typeof found === 'function') found.call(owner, { from, to, local: toLocal, global: toGlobal });
}
