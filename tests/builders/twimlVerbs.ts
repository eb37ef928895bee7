import { XMLParser } from 'fast-xml-parser';

/** A verb or noun of TwiML. */
export interface Verb {
  verb: string;
  attributes: Record<string, string>;
  /** Verbs and texts inside. */
  inside: (Verb | string)[];
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
});
type Parsed = Record<string, unknown>;

/** The verbs of a response, parsed as a carrier would. */
export function verbsOf(twiml: string): Verb[] {
  const read = (nodes: Parsed[]): Verb['inside'] =>
    nodes.map((node) => {
      const { ':@': attributes = {}, ...rest } = node;
      const [[verb, inside] = ['', []]] = Object.entries(rest);
      if (verb === '#text') return String(inside);
      return { verb, attributes: attributes as Verb['attributes'], inside: read(inside as Parsed[]) };
    });
  const top = read(parser.parse(twiml) as Parsed[]);
  const response = top.find((one) => typeof one === 'object' && one.verb === 'Response');
  if (typeof response !== 'object') throw new Error('a response is expected');
  return response.inside.filter((one) => typeof one === 'object');
}

/** All verbs of a name, at any depth. */
export function find(verbs: (Verb | string)[], name: string): Verb[] {
  return verbs.flatMap((one) =>
    typeof one === 'string' ? [] : [...(one.verb === name ? [one] : []), ...find(one.inside, name)],
  );
}
