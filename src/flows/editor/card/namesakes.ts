import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { cardName, cardText } from './card.ts';
import { flowMessages } from './flow.messages.ts';

/** What tells a step apart from others of its name; undefined if it is the only one. */
export type Distinctions = (node: FlowNode) => string | undefined;

const known = new WeakMap<IntlShape, WeakMap<FlowDocument, Distinctions>>();

/**
 * What tells steps of one name apart in a list: what their cards say, else where they come after, else both, else a number.
 * Found for one name at a time, since most lists show few of a large flow's steps.
 */
export function distinctionsIn(document: FlowDocument, intl: IntlShape): Distinctions {
  const ofReader = known.get(intl) ?? new WeakMap<FlowDocument, Distinctions>();
  known.set(intl, ofReader);
  const found = ofReader.get(document) ?? findDistinctions(document, intl);
  ofReader.set(document, found);
  return found;
}

/** The name of a step in a list of steps, with what tells it apart from others of its name. */
export function nameInList(node: FlowNode, document: FlowDocument, intl: IntlShape): string {
  const name = cardName(node, intl);
  const which = distinctionsIn(document, intl)(node);
  return which === undefined ? name : intl.formatMessage(flowMessages.namesake, { name, which });
}

function findDistinctions(document: FlowDocument, intl: IntlShape): Distinctions {
  const byName = Map.groupBy(document.nodes, (node) => cardName(node, intl));
  const comesAfter = afterWhat(document, intl);
  const found = new Map<string, string>();
  return (node) => {
    const namesakes = byName.get(cardName(node, intl)) ?? [];
    if (namesakes.length < 2) return undefined;
    if (!found.has(node.id)) for (const [id, which] of distinguish(namesakes, comesAfter, intl)) found.set(id, which);
    return found.get(node.id);
  };
}

function distinguish(
  nodes: readonly FlowNode[],
  comesAfter: (node: FlowNode) => string,
  intl: IntlShape,
): (readonly [string, string])[] {
  const says = (node: FlowNode) => cardText(node, intl).lines[0]?.().trim() ?? '';
  const both = (node: FlowNode) => intl.formatList([says(node), comesAfter(node)].filter(Boolean), { type: 'unit' });
  const number = (node: FlowNode) => intl.formatNumber(nodes.indexOf(node) + 1);
  const tell = [says, comesAfter, both].find((each) => {
    const reported = new Set(nodes.map(each));
    return reported.size === nodes.length && !reported.has('');
  });
  return nodes.map((node) => [node.id, (tell ?? number)(node)] as const);
}

/** Says which step and exit lead to a step, the first of several; empty if nothing does. */
function afterWhat({ nodes, edges }: FlowDocument, intl: IntlShape): (node: FlowNode) => string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const leading = new Map(
    edges
      .filter(({ from }) => byId.has(from))
      .toReversed()
      .map((edge) => [edge.to, edge]),
  );
  return ({ id }) => {
    const edge = leading.get(id);
    const from = edge && byId.get(edge.from);
    if (!from) return '';
    const { name, exits } = cardText(from, intl);
    const label = exits.length > 1 ? exits.find((exit) => exit.id === edge.exit)?.label : undefined;
    return label === undefined
      ? intl.formatMessage(flowMessages.afterStep, { step: name })
      : intl.formatMessage(flowMessages.afterExit, { step: name, exit: label });
  };
}
