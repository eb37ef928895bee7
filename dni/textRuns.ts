/** Elements within a line: a number may go on from one to the next. */
const inline = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DFN EM FONT I INS KBD MARK NOBR Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);
/** Elements whose text nobody reads, or somebody types. */
const unread =
  'SCRIPT,STYLE,NOSCRIPT,TEMPLATE,TEXTAREA,SELECT,OPTION,[data-noswap],[contenteditable]:not([contenteditable=false])';

const hasDigit = /\d/;

/** Texts that stand in one line, in their order; most lines have one. Those without any digit are left out. */
export function textRuns(root: Node): Text[][] {
  const lines = new Map<Node, Text[]>();
  const only = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = only[0] ?? (walker.nextNode() as Text | null); node; node = walker.nextNode() as Text | null)
    if (hasDigit.test(node.data)) {
      const line = lineOf(node);
      if (line && !lines.has(line)) lines.set(line, isUnread(line) ? [] : textsIn(line, node));
    }
  return [...lines.values()].filter((texts) => texts.length > 0);
}

const isUnread = (node: Node) => node instanceof Element && node.closest(unread) !== null;

/** The block that a text stands in; null if it stands nowhere. */
function lineOf(text: Text): Node | null {
  const parent = text.parentElement;
  if (!parent) return text.parentNode;
  let block = parent;
  while (inline.has(block.tagName) && block.parentElement) block = block.parentElement;
  return block;
}

/** A block’s own texts, without those of blocks inside it. */
function textsIn(block: Node, first: Text): Text[] {
  if (block.firstChild === first && !first.nextSibling) return [first];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeType === Node.ELEMENT_NODE && (!inline.has((node as Element).tagName) || (node as Element).matches(unread))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeType === Node.TEXT_NODE) texts.push(node as Text);
  return texts;
}
