import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { canonical, compareText } from './canonical.ts';
import { draftSettings } from './draftSettings.ts';
import type { Registry } from './nodeType.ts';
import { nodeTypeOf } from './resolveNode.ts';

/**
 * What a flow is and does as one text, the same for all documents that differ only in the order of lists, ids of
 * connections, positions, comments, tests or what else is kept beside the flow.
 */
export function contentOf({ name, timezone, nodes, edges }: FlowDocument): string {
  const steps = nodes
    .toSorted((a, b) => compareText(a.id, b.id))
    .map(({ id, type, version, name: own, settings }) => [id, type, version, own, canonical(settings)]);
  const connections = edges.map(({ from, exit, to }) => [from, exit, to].join(' ')).toSorted(compareText);
  return JSON.stringify([name, timezone, steps, connections]);
}

/**
 * A flow as its cards show it, for people without a login: all settings that no card shows are gone, and so are
 * comments and tests. `digest` makes an unreadable mark of a step's settings, so that two flows still differ where the
 * settings that are gone do.
 */
export function publicFlow(
  { schema, name, timezone, nodes, edges }: FlowDocument,
  registry: Registry,
  digest: (text: string) => string,
): FlowDocument {
  const steps = nodes.map((node) => {
    const mark = digest(JSON.stringify([node.version, canonical(node.settings)]));
    const shown = shownPart(node, registry);
    return { ...shown, settings: { ...shown.settings, mark } };
  });
  return { schema, name, timezone, nodes: steps, edges };
}

/** Names what is shown, so that whatever else a step may ever have stays among those who edit it. */
function shownPart({ id, type, version, name, settings, position }: FlowNode, registry: Registry): FlowNode {
  const step = { id, type, name, ...(position && { position }) };
  const nodeType = nodeTypeOf(registry, type);
  if (!nodeType) return { ...step, version, settings: {} };
  const shown = nodeType.shown?.(draftSettings({ ...step, version, settings }, nodeType)) ?? {};
  return { ...step, version: nodeType.version, settings: shown as FlowNode['settings'] };
}
