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

/** Attributes that people read or hear. */
const spoken = ['title', 'aria-label', 'alt', 'placeholder'];

/** What was changed, so that it can be changed back. */
interface Change {
  undo: () => void;
}

/** Swaps the numbers of a page, and of what comes to it later. */
export class PageSwapper {
  #swaps: readonly PageSwap[] = [];
  #find: NumberFinder | undefined;
  #changes: Change[] = [];
  /** What was written into a text, which is not to be swapped again. */
  readonly #written = new WeakMap<Node, string>();
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
    for (const swap of swaps) if (swap.as.replacement === 'js') call(swap.as.call, swap);
    this.swap(document.documentElement);
    this.#observe(document.documentElement);
  }

  /** Swaps what is in a part of the page now. */
  swap(root: Node): void {
    if (this.#swaps.length === 0) return;
    if (this.#find) for (const run of textRuns(root)) this.#swapRun(run, this.#find);
    if (root instanceof Element || root instanceof DocumentFragment) this.#swapElements(root);
    this.#done();
  }

  #swapElements(root: Element | DocumentFragment): void {
    const all = root.querySelectorAll<HTMLElement>('*');
    if (root instanceof HTMLElement) this.#swapElement(root);
    for (const element of all) this.#swapElement(element);
    for (const swap of this.#swaps)
      if (swap.as.replacement === 'custom')
        for (const element of matching(root, swap.as.selector)) this.#swapCustom(element, swap);
  }

  #swapElement(element: HTMLElement): void {
    if (element.shadowRoot && !this.#roots.has(element.shadowRoot)) {
      this.swap(element.shadowRoot);
      this.#observe(element.shadowRoot);
    }
    const { tagName } = element;
    if (tagName === 'A' || tagName === 'AREA') this.#swapLink(element);
    if (tagName === 'IMG') this.#swapImage(element as HTMLImageElement);
    if (this.#find && element.hasAttributes())
      for (const name of spoken) this.#swapAttribute(element, name, this.#find);
  }

  #swapLink(element: HTMLElement): void {
    const href = element.getAttribute('href');
    if (href?.slice(0, 4).toLowerCase() !== 'tel:' || element.closest('[data-noswap]')) return;
    const [number = '', rest = ''] = /^([^;?]*)(.*)$/.exec(decoded(href.slice(4)))?.slice(1) ?? [];
    const found = numberFinder(this.#swaps)?.(number)[0];
    if (found && found.text.length >= number.trim().length) this.#set(element, 'href', `tel:${found.swap.to}${rest}`);
  }

  #swapImage(image: HTMLImageElement): void {
    for (const { as, to } of this.#swaps)
      if (as.replacement === 'image' && (image.getAttribute('src') ?? '').includes(as.find)) {
        this.#set(image, 'src', as.image.replaceAll('{number}', to.slice(1)));
        if (image.hasAttribute('srcset')) this.#set(image, 'srcset', '');
      }
  }

  #swapAttribute(element: Element, name: string, find: NumberFinder): void {
    const value = element.getAttribute(name);
    if (!value || !/\d{2}/.test(value) || element.closest('[data-noswap]')) return;
    const found = find(value);
    if (found.length > 0) this.#set(element, name, replaced(value, found));
  }

  #swapCustom(element: Element, swap: PageSwap): void {
    if (element.closest('[data-noswap]')) return;
    const before = element.textContent ?? '';
    const found = numberFinder([swap])?.(before) ?? [];
    const after = found.length > 0 ? replaced(before, found) : swap.toLocal;
    if (this.#written.get(element) === before) return;
    element.textContent = after;
    this.#written.set(element, after);
    this.#changes.push({ undo: () => (element.textContent = before) });
  }

  #set(element: Element, name: string, value: string): void {
    const before = element.getAttribute(name);
    if (before === value || before === null) return;
    element.setAttribute(name, value);
    this.#changes.push({ undo: () => element.setAttribute(name, before) });
  }

  /** A number may begin in one text and end in another. */
  #swapRun(run: readonly Text[], find: NumberFinder): void {
    if (run.every((text) => this.#written.get(text) === text.data)) return;
    const whole = run.map(({ data }) => data).join('');
    for (const number of find(whole).reverse()) this.#write(run, number);
  }

  #write(run: readonly Text[], { at, text: written, by }: FoundNumber): void {
    let from = 0;
    const parts = run.flatMap((text) => {
      const start = Math.max(0, at - from);
      const end = Math.min(text.data.length, at + written.length - from);
      from += text.data.length;
      return start < end ? [{ text, start, end }] : [];
    });
    // As many characters as before stay where they were; otherwise the first text gets all.
    const isSame = by.length === written.length;
    let taken = 0;
    for (const [index, { text, start, end }] of parts.entries()) {
      const length = isSame ? end - start : index === 0 ? by.length : 0;
      const before = text.data;
      const after = before.slice(0, start) + by.slice(taken, taken + length) + before.slice(end);
      taken += length;
      text.data = after;
      this.#written.set(text, after);
      this.#changes.push({ undo: () => void (text.data === after && (text.data = before)) });
    }
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
