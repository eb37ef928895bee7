import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Elements that only draw. None of them loads, links, animates attributes or runs code. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend
   feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow metadata`.split(/\s+/),
);

type Node = Record<string, unknown> & { ':@'?: Record<string, unknown> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  /** Deeper than any drawing program nests, and far from the stack's end. */
  maxNestedTags: 100,
});

/** Whether the text is an SVG that only draws, without scripts, handlers, foreign content or external references. */
export function isSafeSvg(text: string): boolean {
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || /<\?xml-stylesheet/i.test(text)) return false;
  try {
    if (XMLValidator.validate(text) !== true) return false;
    const nodes = (parser.parse(text) as Node[]).filter((node) => !('?xml' in node) && !('#text' in node));
    return nodes.length === 1 && nodes[0] !== undefined && 'svg' in nodes[0] && isSafe(nodes[0]);
  } catch {
    // The parser has limits, the depth among them.
    return false;
  }
}

function isSafe(node: Node): boolean {
  const { ':@': attributes = {}, ...named } = node;
  return Object.entries(named).every(([name, children]) => {
    if (name === '#text') return true;
    if (!elements.has(name)) return false;
    return (
      Object.entries(attributes).every(([key, value]) => isSafeAttribute(key, String(value))) &&
      (children as Node[]).every(isSafe)
    );
  });
}

function isSafeAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  // Any prefix can be bound to the namespace of links.
  if (/^([^:]+:)?(href|src)$/i.test(name)) return value.startsWith('#');
  // References inside the image are `url(#id)`; entities and escapes could spell anything else.
  const references = value.replaceAll(/url\(\s*['"]?#[\w-]+['"]?\s*\)/gi, '');
  return /^xmlns(:\w+)?$/.test(name) || !/url\(|javascript:|data:|@import|&#|\\/i.test(references);
}
