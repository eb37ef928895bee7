import type { IntlShape } from 'react-intl';
import { diffFlows } from '#flows/core/diff.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';

/** Describes the differences between two documents, one per line. */
export function differences(mine: FlowDocument, theirs: FlowDocument, intl: IntlShape): string[] {
  const { renamed, timezone, added, removed, changed, exits } = diffFlows(theirs, mine);
  const nodes = new Map([...theirs.nodes, ...mine.nodes].map((node) => [node.id, node]));
  const name = (id: string) => {
    const node = nodes.get(id);
    return { name: node ? cardText(node, intl).name : id };
  };
  const rewired = new Set(exits.map(({ from }) => from));
  return [
    ...(renamed || timezone ? [intl.formatMessage(flowMessages.headerDiffers)] : []),
    ...changed.map(({ id }) => intl.formatMessage(flowMessages.differs, name(id))),
    ...added.map(({ id }) => intl.formatMessage(flowMessages.onlyMine, name(id))),
    ...removed.map(({ id }) => intl.formatMessage(flowMessages.onlyTheirs, name(id))),
    ...[...rewired].map((id) => intl.formatMessage(flowMessages.waysDiffer, name(id))),
  ];
}
