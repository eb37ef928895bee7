import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** A verb or noun of a TwiML document. `text` is its own trimmed text. */
export interface Verb {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Verb[];
}

/** `parseTagValue` stays off: it would parse `+614…` as a number and drop the plus. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

const XmlNode = z.record(z.string(), z.unknown());
type XmlNode = z.infer<typeof XmlNode>;
const Attributes = z.record(z.string(), z.string()).default({});

/**
 * Returns the verbs of a TwiML document in order.
 * @throws Error when the text is not TwiML.
 */
export function parseTwiml(text: string): Verb[] {
  const nodes = z.array(XmlNode).parse(parser.parse(text));
  const response = nodes.map(toVerb).find((verb) => verb?.name === 'Response');
  if (!response) throw new Error(`not a TwiML document: ${text.slice(0, 200)}`);
  return response.children;
}

function toVerb(node: XmlNode): Verb | undefined {
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
  if (name === undefined) return undefined;
  const inner = z.array(XmlNode).parse(node[name]);
  return {
    name,
    attributes: Attributes.parse(node[':@']),
    text: inner.flatMap((child) => (typeof child['#text'] === 'string' ? [child['#text']] : [])).join(' '),
    children: inner.flatMap((child) => toVerb(child) ?? []),
  };
}
