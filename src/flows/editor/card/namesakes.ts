import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { cardText } from './card.ts';
import { flowMessages } from './flow.messages.ts';

const known = new WeakMap<IntlShape, WeakMap<FlowDocument, ReadonlyMap<string, string>>>();

/**
 * What tells steps of one name apart in a list, by their ids: what their cards say, else where they come after, else both,
 * else a number. Steps whose name occurs once are missing.
 */
export function namesakesIn(document: FlowDocument, intl: IntlShape): ReadonlyMap<string, string> {
  const ofReader = known.get(intl) ?? new WeakMap<FlowDocument, ReadonlyMap<string, string>>();
  known.set(intl, ofReader);
  const found = ofReader.get(document) ?? findNamesakes(document, intl);
  ofReader.set(document, found);
  return found;
}

/** The name of a step in a list of steps, with what tells it apart from others of its name. */
export function nameInList(node: FlowNode, document: FlowDocument, intl: IntlShape): string {
  const { name } = cardText(node, intl);
  const which = namesakesIn(document, intl).get(node.id);
  return which === undefined ? name : intl.formatMessage(flowMessages.namesake, { name, which });
}

function findNamesakes(document: FlowDocument, intl: IntlShape): ReadonlyMap<string, string> {
  const byName = Map.groupBy(document.nodes, (node) => cardText(node, intl).name);
  const groups = [...byName.values()].filter((nodes) => nodes.length > 1);
  if (groups.length === 0) return new Map();
  const before = beforeEach(document, intl);
  return new Map(groups.flatMap((nodes) => tellApart(nodes, before, intl)));
}

function tellApart(
  nodes: readonly FlowNode[],
  before: ReadonlyMap<string, string>,
  intl: IntlShape,
): (readonly [string, string])[] {
  const says = (node: FlowNode) => cardText(node, intl).lines[0]?.().trim() ?? '';
  const comesAfter = ({ id }: FlowNode) => before.get(id) ?? '';
  const both = (node: FlowNode) => intl.formatList([says(node), comesAfter(node)].filter(Boolean), { type: 'unit' });
  const number = (node: FlowNode) => intl.formatNumber(nodes.indexOf(node) + 1);
  const tell = [says, comesAfter, both].find((each) => {
    const told = new Set(nodes.map(each));
    return told.size === nodes.length && !told.has('');
  });
  return nodes.map((node) => [node.id, (tell ?? number)(node)] as const);
}

/** The step and the exit that lead to each step; the first of several. */
function beforeEach({ nodes, edges }: FlowDocument, intl: IntlShape): ReadonlyMap<string, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<string, string>();
  for (const { from, exit, to } of edges) {
    const node = byId.get(from);
    if (!node || found.has(to)) continue;
    const { name, exits } = cardText(node, intl);
    const label = exits.length > 1 ? exits.find(({ id }) => id === exit)?.label : undefined;
    found.set(
      to,
      label === undefined
        ? intl.formatMessage(flowMessages.afterStep, { step: name })
        : intl.formatMessage(flowMessages.afterExit, { step: name, exit: label }),
    );
  }
  return found;
}
