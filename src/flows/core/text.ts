import { parse, stringify } from 'yaml';
import { canonical, compareText } from './canonical.ts';
import { FlowDocument } from '#values/flow/document.ts';

/**
 * Serializes a flow as YAML for people, files and reviews: nodes by id, edges by node and exit, settings by name. Equal
 * documents give equal text; only the order of nodes and edges is lost.
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

/** Parses a flow from YAML or JSON. Throws yaml's `YAMLParseError` with the line, or a `ZodError`. */
export function fromText(text: string): FlowDocument {
  return FlowDocument.parse(parse(text));
}
