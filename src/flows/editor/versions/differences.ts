import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowEdge, FlowNode } from '#flows/core/document.ts';
import { cardText } from '../canvas/card.ts';
import { flowMessages } from '../flow.messages.ts';

/** What differs between two documents, one line each, positions left out. */
export function differences(mine: FlowDocument, theirs: FlowDocument, intl: IntlShape): string[] {
  const ours = new Map(mine.nodes.map((node) => [node.id, node]));
  const others = new Map(theirs.nodes.map((node) => [node.id, node]));
  const name = (node: FlowNode) => ({ name: cardText(node, intl).name });
  const header = mine.name !== theirs.name || mine.timezone !== theirs.timezone;
  const ways = [waysOf(mine.edges), waysOf(theirs.edges)] as const;
  return [
    ...(header ? [intl.formatMessage(flowMessages.headerDiffers)] : []),
    ...mine.nodes.flatMap((node) => {
      const other = others.get(node.id);
      if (!other) return [intl.formatMessage(flowMessages.onlyMine, name(node))];
      return meaning(node) === meaning(other) ? [] : [intl.formatMessage(flowMessages.differs, name(node))];
    }),
    ...theirs.nodes
      .filter(({ id }) => !ours.has(id))
      .map((node) => intl.formatMessage(flowMessages.onlyTheirs, name(node))),
    ...mine.nodes
      .filter(({ id }) => others.has(id) && ways[0].get(id) !== ways[1].get(id))
      .map((node) => intl.formatMessage(flowMessages.waysDiffer, name(node))),
  ];
}

function meaning({ type, name, settings }: FlowNode): string {
  return JSON.stringify([type, name, settings]);
}

function waysOf(edges: readonly FlowEdge[]): Map<string, string> {
  const byNode = Map.groupBy(edges, ({ from }) => from);
  return new Map(
    [...byNode].map(([id, own]) => [
      id,
      own
        .map(({ exit, to }) => `${exit} ${to}`)
        .toSorted()
        .join('\n'),
    ]),
  );
}
