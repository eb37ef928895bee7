import { parse, stringify } from 'yaml';
import { canonical, compareText } from './canonical.ts';
import { FlowDocument } from './document.ts';

/**
 * A flow as YAML for people, files and reviews: nodes by id, edges by node and exit, settings by name. Equal documents
 * have equal text, and nothing is lost but the order in which nodes and edges were listed.
 */
export function toText({ schema, name, timezone, nodes, edges }: FlowDocument): string {
  const document = {
    schema,
    name,
    timezone,
    nodes: nodes
      .toSorted((a, b) => compareText(a.id, b.id))
      .map(({ id, type, version, name: title, settings, position }) => ({
        id,
        type,
        version,
        name: title,
        settings: canonical(settings),
        ...(position === undefined ? {} : { position: { x: position.x, y: position.y } }),
      })),
    edges: edges
      .toSorted((a, b) => compareText(a.from, b.from) || compareText(a.exit, b.exit))
      .map(({ id, from, exit, to }) => ({ id, from, exit, to })),
  };
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Reads a flow's text (YAML, of which JSON is a part). Throws yaml's `YAMLParseError` with the line, or zod's `ZodError`. */
export function fromText(text: string): FlowDocument {
  return FlowDocument.parse(parse(text));
}
