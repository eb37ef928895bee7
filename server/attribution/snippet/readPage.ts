import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';
import { numberFinder, type Swap } from '../../../src/attribution/numberForm.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageScript {
  /** Its whole address. */
  src: string;
  /** The attribute `data-code`. */
  code: string | null;
  hasNonce: boolean;
}

export interface PageToRead {
  html: string;
  address: string;
  /** The numbers to count, as they may be written. */
  numbers: Swap[];
  /** The country of numbers without its code. */
  country: string | undefined;
}

/** What of a page matters for its numbers. */
export interface ReadPage {
  scripts: PageScript[];
  /** Content security policies that the page itself sets. */
  policies: string[];
  /** How often each number stands in what people read, and in `tel:` links. */
  numbers: { number: string; texts: number; links: number }[];
  /** Further numbers (E.164), at most 20. */
  others: string[];
}

const mostOthers = 20;

const unread = new Set(['script', 'style', 'noscript', 'template', 'head', 'textarea', 'select', 'iframe', 'object']);
/** Stands where a paragraph, cell or list item ends, so that no number goes on there. */
const lineEnd = '\n|\n';
/** Elements in the midst of a line. A number may be spread over several of them. */
const inline = new Set(
  'a abbr b bdi bdo cite code data em font i mark q s small span strong sub sup time u wbr'.split(' '),
);

/** Reads a page without running anything of it. */
export function readPage({ html, address, numbers, country }: PageToRead): ReadPage {
  const { text, links, ...page } = contentOf(html, address);
  const named = new Set(numbers.map(({ from }) => from));
  const counted = numbers.map((swap) => {
    const find = numberFinder([swap]);
    const inLinks = links.filter((link) => find?.(link).length).length;
    return { number: swap.from, texts: find?.(text).length ?? 0, links: inLinks };
  });
  const usual = country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const found = findPhoneNumbersInText(`${text}${lineEnd}${links.join(lineEnd)}`, usual);
  const others = [...new Set(found.map(({ number }) => number.number as string))].filter((each) => !named.has(each));
  return { ...page, numbers: counted, others: others.slice(0, mostOthers) };
}

interface Content extends Pick<ReadPage, 'scripts' | 'policies'> {
  text: string;
  /** As written, without `tel:`. */
  links: string[];
}

function contentOf(html: string, address: string): Content {
  const page: Content = { scripts: [], links: [], text: '', policies: [] };
  const texts: string[] = [];
  // A page may be nested deeper than calls can be.
  const left: { node: Node | string; isRead: boolean }[] = [{ node: parse(html), isRead: true }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, isRead } = next;
    if (typeof node === 'string') texts.push(node);
    else if (tree.isTextNode(node)) texts.push(isRead ? node.value : '');
    else if ('childNodes' in node) {
      const element = tree.isElementNode(node) ? node : undefined;
      if (element) addElement(element, address, page);
      const isHidden = element && (unread.has(element.tagName) || attribute(element, 'data-noswap') !== null);
      const ends = element && !inline.has(element.tagName) ? lineEnd : '';
      const children = node.childNodes.map((child) => ({ node: child as Node, isRead: isRead && !isHidden }));
      texts.push(ends);
      left.push({ node: ends, isRead }, ...children.toReversed());
    }
  }
  return { ...page, text: texts.join('') };
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? null;

function addElement(element: Element, address: string, page: Content): void {
  const src = attribute(element, 'src');
  const href = attribute(element, 'href');
  if (element.tagName === 'script' && src !== null && URL.canParse(src, address))
    page.scripts.push({
      src: new URL(src, address).href,
      code: attribute(element, 'data-code'),
      hasNonce: attribute(element, 'nonce') !== null,
    });
  if (element.tagName === 'a' && href !== null && /^\s*tel:/i.test(href)) page.links.push(href.trim().slice(4));
  const isPolicy = attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
  if (element.tagName === 'meta' && isPolicy) page.policies.push(attribute(element, 'content') ?? '');
}
