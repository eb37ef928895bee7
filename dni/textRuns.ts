/** Elements within a line: a number may go on from one to the next. */
const inline = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DFN EM FONT I INS KBD MARK NOBR Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);
/** Elements whose text nobody reads, or somebody types. */
const unread =
  'SCRIPT,STYLE,NOSCRIPT,TEMPLATE,TEXTAREA,SELECT,OPTION,[data-noswap],[contenteditable]:not([contenteditable=false])';

/** What a line is made of. */
function isInline(node: Node): boolean {
  return (
    node.nodeType === Node.TEXT_NODE || (node.nodeType === Node.ELEMENT_NODE && inline.has((node as Element).tagName))
  );
}

const isUnread = (node: Node) => node instanceof Element && node.closest(unread) !== null;

/**
 * Texts that stand in one line, in their order; most lines have one. Only blocks whose text may hold a number are entered:
 * asking a block for its text is far quicker than walking through it.
 */
export function textRuns(root: Node, mayHold: (text: string) => boolean): Text[][] {
  const runs: Text[][] = [];
  const read = (block: Node) => {
    if (!mayHold(block.textContent ?? '') || isUnread(block)) return;
    const line: Text[] = [];
    const walk = (parent: Node) => {
      for (let node = parent.firstChild; node; node = node.nextSibling)
        if (node.nodeType === Node.TEXT_NODE) line.push(node as Text);
        else if (isInline(node)) {
          if (!(node as Element).matches(unread)) walk(node);
        } else if (root.contains(node)) read(node);
    };
    walk(block);
    if (line.some(({ data }) => /\d/.test(data))) runs.push(line);
  };
  // What changed within a line is read with the rest of it.
  let block = root;
  while (isInline(block) && block.parentNode) block = block.parentNode;
  if (block === root || /\d/.test(root.textContent ?? '')) read(block);
  return runs;
}
