import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { diffFlows } from '#flows/core/diff.ts';
import { cardText } from '../card/card.ts';
import { diffMessages } from './diff.messages.ts';

/** A change in words; `step` is where it is, null if it concerns the whole flow. */
export interface DiffLine {
  step: string | null;
  words: string;
}

/** What changed from one version of a flow to another, a sentence a change. */
export function diffLines(before: FlowDocument, after: FlowDocument, intl: IntlShape): DiffLine[] {
  const { renamed, timezone, added, removed, changed, exits, tests } = diffFlows(before, after);
  const nodes = new Map([...before.nodes, ...after.nodes].map((node) => [node.id, node]));
  const nameOf = (node: FlowNode | undefined) => (node ? cardText(node, intl).name : '');
  const fresh = new Set(added.map(({ id }) => id));
  const inFlow = (words: string): DiffLine => ({ step: null, words });
  const on = (step: string, words: string): DiffLine => ({ step, words });
  return [
    ...(renamed ? [inFlow(intl.formatMessage(diffMessages.renamed, renamed))] : []),
    ...(timezone ? [inFlow(intl.formatMessage(diffMessages.timezone, timezone))] : []),
    ...added.map((node) => on(node.id, intl.formatMessage(diffMessages.added, { name: nameOf(node) }))),
    ...removed.map((node) => on(node.id, intl.formatMessage(diffMessages.removed, { name: nameOf(node) }))),
    ...changed.map(({ id, renamed: name, settings }) =>
      on(
        id,
        name && settings.length === 0
          ? intl.formatMessage(diffMessages.stepRenamed, name)
          : intl.formatMessage(diffMessages.changed, { name: nameOf(nodes.get(id)) }),
      ),
    ),
    ...exits
      .filter(({ from }) => nodes.has(from) && !fresh.has(from) && !removed.some(({ id }) => id === from))
      .map(({ from, exit, after: to }) => {
        const node = nodes.get(from);
        const label = node && cardText(node, intl).exits.find(({ id }) => id === exit)?.label;
        const said = { name: nameOf(node), exit: label ?? exit };
        return on(
          from,
          to === null
            ? intl.formatMessage(diffMessages.disconnected, said)
            : intl.formatMessage(diffMessages.connected, { ...said, to: nameOf(nodes.get(to)) }),
        );
      }),
    ...tests.map(({ before: was, after: is }) => {
      const change = was === null ? 'testAdded' : is === null ? 'testRemoved' : 'testChanged';
      return inFlow(intl.formatMessage(diffMessages[change], { name: is ?? was ?? '' }));
    }),
  ];
}

export function describeDiff(before: FlowDocument, after: FlowDocument, intl: IntlShape): string[] {
  return diffLines(before, after, intl).map(({ words }) => words);
}
