import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageScript {
  url: URL;
  /** The attribute `data-code`. */
  code: string | null;
  hasNonce: boolean;
}

/** What of a page matters for its numbers. */
export interface ReadPage {
  scripts: PageScript[];
  /** The numbers of `tel:` links, as written. */
  links: string[];
  /** What people read. `|` stands where a paragraph, cell or list item ends, so that no number goes on there. */
  text: string;
  /** Content security policies that the page itself sets. */
  policies: string[];
}

const unread = new Set(['script', 'style', 'noscript', 'template', 'head', 'textarea', 'select', 'iframe', 'object']);
const lineEnd = '\n|\n';
/** Elements in the midst of a line. A number may be spread over several of them. */
const inline = new Set(
  'a abbr b bdi bdo cite code data em font i mark q s small span strong sub sup time u wbr'.split(' '),
);

export function readPage(html: string, address: string): ReadPage {
  const page: ReadPage = { scripts: [], links: [], text: '', policies: [] };
  const texts: string[] = [];
  const document = parse(html);
  // A page may be nested deeper than calls can be.
  const left: (Node | string)[] = [document];
  const isUnread = new Set<Node>();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') {
      texts.push(node);
      continue;
    }
    if (tree.isTextNode(node)) {
      if (!node.parentNode || !isUnread.has(node.parentNode)) texts.push(node.value);
      continue;
    }
    const isHidden = tree.isElementNode(node) && (unread.has(node.tagName) || attribute(node, 'data-noswap') !== null);
    if (isHidden || (parentOf(node) && isUnread.has(parentOf(node) as Node))) isUnread.add(node);
    const ends = tree.isElementNode(node) && !inline.has(node.tagName) ? lineEnd : '';
    if (tree.isElementNode(node)) readElement(node, address, page);
    if (!('childNodes' in node)) continue;
    texts.push(ends);
    left.push(ends, ...node.childNodes.toReversed());
  }
  return { ...page, text: texts.join('') };
}

const parentOf = (node: Node) => ('parentNode' in node ? node.parentNode : null);

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value ?? null;

function readElement(element: Element, address: string, page: ReadPage): void {
  const src = attribute(element, 'src');
  const href = attribute(element, 'href');
  if (element.tagName === 'script' && src !== null && URL.canParse(src, address))
    page.scripts.push({
      url: new URL(src, address),
      code: attribute(element, 'data-code'),
      hasNonce: attribute(element, 'nonce') !== null,
    });
  if (element.tagName === 'a' && href !== null && /^\s*tel:/i.test(href)) page.links.push(href.trim().slice(4));
  const isPolicy = attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
  if (element.tagName === 'meta' && isPolicy) page.policies.push(attribute(element, 'content') ?? '');
}
