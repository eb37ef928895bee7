import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { cardText } from '../card/card.ts';
import { draftOf } from '../card/nodeDraft.ts';
import { outlineRows } from '../outline/outlineRows.ts';

/** A step as text. */
export interface WordedStep {
  /** Its place in the text, from 1. */
  number: number;
  node: FlowNode;
  kind: string;
  name: string;
  lines: string[];
  /** Each exit with the step that it leads to, null if it leads nowhere. */
  exits: { id: string; label: string; to: { number: number; name: string } | null }[];
}

/** The steps of a flow in the order of the outline, numbered, so that exits can name where they lead. */
export function flowInWords(document: FlowDocument, intl: IntlShape): WordedStep[] {
  const nodes = outlineRows(document).flatMap(({ node, again }) => (node && !again ? [node] : []));
  const texts = nodes.map((node) => cardText(node, intl));
  const places = new Map(nodes.map(({ id }, index) => [id, { number: index + 1, name: texts[index]?.name ?? '' }]));
  const next = new Map(document.edges.map(({ from, exit, to }) => [`${from} ${exit}`, to]));
  return nodes.map((node, index) => {
    const { kind = '', name = '', lines = [], exits = [] } = texts[index] ?? {};
    const details = viewOf(node.type)?.details?.(draftOf(node).settings, intl);
    return {
      number: index + 1,
      node,
      kind,
      name,
      lines: details ?? lines.map((line) => line()),
      exits: exits.map(({ id, label }) => ({ id, label, to: places.get(next.get(`${node.id} ${id}`) ?? '') ?? null })),
    };
  });
}
