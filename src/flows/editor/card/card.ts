import { type Node, Position } from '@xyflow/react';
import type { IntlShape } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import type { StepIconName } from '#flows/nodes/parts/StepIcon.tsx';
import type { FileNames } from '#flows/nodes/parts/speech.ts';
import type { Tone } from '#flows/nodes/parts/nodeView.ts';
import { flowMessages } from './flow.messages.ts';
import { draftOf } from './nodeDraft.ts';

/** Marks where a simulated call is, where it has been, and where it never went; or what differs from another version. */
export type Highlight = 'active' | 'passed' | 'dimmed' | 'added' | 'changed' | 'removed' | null;

/** What a card shows of its node, computed here without measuring the DOM. */
export type CardData = {
  name: string;
  kind: string;
  icon: StepIconName;
  tone: Tone;
  lines: readonly (() => string)[];
  exits: readonly { id: string; label: string; open: boolean }[];
  /** What an open exit is called. */
  openWords: string;
  errors: number;
  warnings: number;
  highlight: Highlight;
  note: string | null;
  /** Drawn above the card. */
  comment: string | null;
};
export type CardNode = Node<CardData, 'card'>;

export const cardWidth = 240;
export const headHeight = 56;
const rowHeight = 28;
/** Edge length of the boxes where edges begin and end, centered on a card's border. */
export const handle = 12;
/** From the top of a card to where edges enter it. */
export const entryAt = headHeight / 2;

export interface CardText {
  kind: string;
  name: string;
  lines: readonly (() => string)[];
  exits: readonly { id: string; label: string; required: boolean }[];
}

/** The name of a step, or of its kind if it has none. */
export function cardName({ name, type }: FlowNode, intl: IntlShape): string {
  const view = viewOf(type);
  return name.trim() || (view ? intl.formatMessage(view.title) : type);
}

/** A node's text for its card, the outline and announcements. */
export function cardText(node: FlowNode, intl: IntlShape, files?: FileNames): CardText {
  const view = viewOf(node.type);
  const name = cardName(node, intl);
  if (!view) return { kind: node.type, name, lines: [], exits: [] };
  const { settings, exits } = draftOf(node);
  return {
    kind: intl.formatMessage(view.title),
    name,
    lines: view.summary(settings, intl, files).slice(0, 2),
    exits: exits.map((exit) => ({
      id: exit.id,
      required: exit.required,
      // Computed lazily, because a large flow shows only a few of its cards.
      get label() {
        return view.exitLabel(exit, settings, intl).trim() || intl.formatMessage(flowMessages.unnamed);
      },
    })),
  };
}

/** Exits are listed in rows, except that a lone `next` leaves from the head of the card. */
export function rowsOf(exits: readonly { id: string }[]): number {
  return exits.length === 1 && exits[0]?.id === 'next' ? 0 : exits.length;
}

export interface CardSize {
  width: number;
  height: number;
  /** Vertical center of each exit, from the top of the card. */
  exitAt: (index: number) => number;
}

/** Computes a card's size, in canvas units, from its contents. Must match the style sheet. */
export function cardSize(exits: readonly { id: string }[]): CardSize {
  const rows = rowsOf(exits);
  const height = headHeight + (rows === 0 ? 0 : rows * rowHeight + 8);
  const exitAt = (index: number) => (rows === 0 ? entryAt : headHeight + 4 + index * rowHeight + rowHeight / 2);
  return { width: cardWidth, height, exitAt };
}

/** The handles as xyflow would have measured them: one for the entry, one for each exit. */
export function handlesOf(size: CardSize, exits: readonly { id: string }[], hasEntry: boolean): CardNode['handles'] {
  const at = { width: handle, height: handle };
  return [
    ...(hasEntry
      ? [
          {
            ...at,
            id: 'in',
            type: 'target' as const,
            position: Position.Left,
            x: -handle / 2,
            y: entryAt - handle / 2,
          },
        ]
      : []),
    ...exits.map((exit, index) => ({
      ...at,
      id: exit.id,
      type: 'source' as const,
      position: Position.Right,
      x: size.width - handle / 2,
      y: size.exitAt(index) - handle / 2,
    })),
  ];
}
