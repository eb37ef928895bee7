import type { Edge } from '@xyflow/react';
import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import type { FileNames } from '#flows/nodes/parts/speech.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { type CardNode, cardSize, cardText, handlesOf, type Highlight } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { placeMissing } from '../card/placement.ts';
import { outlineRows } from '../outline/outlineRows.ts';

/** How many calls took an edge, and which part of those at its step. */
export type EdgeCount = { calls: string; share: string };
export type CardEdgeData = { highlight: Highlight; sign: string | null; count: EdgeCount | null };
export type CardEdge = Edge<CardEdgeData, 'exit'>;

/** What is drawn over a document. Empty sets and maps have no effect. */
export interface Overlay {
  selected: ReadonlySet<string>;
  /** Errors and warnings by node. */
  counts: ReadonlyMap<string, { errors: number; warnings: number }>;
  highlights: ReadonlyMap<string, Highlight>;
  edgeHighlights: ReadonlyMap<string, Highlight>;
  notes: ReadonlyMap<string, string>;
  /** Words for screen readers about edges. */
  edgeNotes: ReadonlyMap<string, string>;
  /** Drawn where edges begin. */
  edgeCounts: ReadonlyMap<string, EdgeCount>;
  /** Drawn like the document's own, but not to be touched. */
  ghosts: Pick<FlowDocument, 'nodes' | 'edges'>;
  /** What the audio files that cards tell of are called. */
  files: FileNames;
  /** Whether to dim everything without a highlight. */
  dimOthers: boolean;
}

export const emptyOverlay: Overlay = {
  selected: new Set(),
  counts: new Map(),
  highlights: new Map(),
  edgeHighlights: new Map(),
  notes: new Map(),
  edgeNotes: new Map(),
  edgeCounts: new Map(),
  ghosts: { nodes: [], edges: [] },
  files: undefined,
  dimOthers: false,
};

const untouchable = { draggable: false, selectable: false, connectable: false } as const;
const isMark = (highlight: Highlight) => highlight === 'added' || highlight === 'changed' || highlight === 'removed';

interface Drawn<Inputs extends readonly unknown[], Output> {
  inputs: Inputs;
  output: Output;
}

/**
 * Converts documents for xyflow. A node keeps its object until something about that node changes, and what its card
 * shows when only its place does.
 */
export function createToReactFlow() {
  const cards = new Map<string, Drawn<readonly unknown[], Card>>();
  const nodes = new Map<string, Drawn<readonly unknown[], CardNode>>();
  const edges = new Map<string, Drawn<readonly unknown[], CardEdge>>();
  let laidOut:
    | Drawn<
        readonly unknown[],
        { document: FlowDocument; cards: readonly FlowNode[]; places: ReturnType<typeof placeMissing> }
      >
    | undefined;

  return function toReactFlow(own: FlowDocument, overlay: Overlay, intl: IntlShape) {
    const { ghosts } = overlay;
    if (laidOut?.inputs[0] !== own || laidOut.inputs[1] !== ghosts) {
      const document = withGhosts(own, ghosts);
      const output = { document, cards: inOrder(document), places: placeMissing(document) };
      laidOut = { inputs: [own, ghosts], output };
    }
    const { document, cards: ordered, places } = laidOut.output;
    const byId = new Map(document.nodes.map((node) => [node.id, node]));
    const connected = Map.groupBy(document.edges, ({ from }) => from);
    return {
      nodes: ordered.map((node) => {
        const open = cardOpenings(connected.get(node.id));
        const place = node.position ?? places.get(node.id) ?? { x: 0, y: 0 };
        const count = overlay.counts.get(node.id);
        const highlight = overlay.highlights.get(node.id) ?? (overlay.dimOthers ? 'dimmed' : null);
        const note = overlay.notes.get(node.id) ?? null;
        const inputs = [
          ...contentOf(node),
          intl,
          overlay.selected.has(node.id),
          open,
          count?.errors ?? 0,
          count?.warnings ?? 0,
          highlight,
          note,
          overlay.files,
        ];
        const card = remembered(cards, node.id, inputs, () => drawCard(node, overlay, highlight, note, open, intl));
        const { x, y } = place;
        return remembered(nodes, node.id, [card, x, y], () => ({ ...card, position: { x, y } }));
      }),
      edges: document.edges.map((edge) => {
        const highlight = overlay.edgeHighlights.get(edge.id) ?? (overlay.dimOthers ? 'dimmed' : null);
        const selected = overlay.selected.has(edge.id);
        const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
        const note = overlay.edgeNotes.get(edge.id);
        const written = overlay.edgeCounts.get(edge.id) ?? null;
        const inputs = [edge, selected, highlight, ...contentOf(from), ...contentOf(to), note, written, intl];
        return remembered(edges, edge.id, inputs, () =>
          drawEdge(edge, selected, highlight, written, () =>
            [note, edgeName(edge.exit, from, to, intl)].filter(Boolean).join(': '),
          ),
        );
      }),
    };
  };
}

function withGhosts(document: FlowDocument, { nodes, edges }: Overlay['ghosts']): FlowDocument {
  if (nodes.length + edges.length === 0) return document;
  return { ...document, nodes: [...document.nodes, ...nodes], edges: [...document.edges, ...edges] };
}

/** The steps as callers meet them, which is the order of the Tab key. */
function inOrder(document: FlowDocument): readonly FlowNode[] {
  return outlineRows(document).flatMap(({ node, again }) => (node && !again ? [node] : []));
}

/** The connected exits as one string, so that a node is redrawn only when one of them changes. */
function cardOpenings(edges: readonly FlowEdge[] | undefined): string {
  return (edges ?? []).map(({ exit }) => exit).join(' ');
}

function remembered<Output>(
  drawn: Map<string, Drawn<readonly unknown[], Output>>,
  id: string,
  inputs: readonly unknown[],
  draw: () => Output,
): Output {
  const before = drawn.get(id);
  if (before && before.inputs.every((input, index) => Object.is(input, inputs[index]))) return before.output;
  const output = draw();
  drawn.set(id, { inputs, output });
  return output;
}

/** What words about a step follow from; all but its place. */
const contentOf = (node: FlowNode | undefined) => [
  node?.type,
  node?.version,
  node?.name,
  node?.settings,
  node?.comment,
];

type Card = Omit<CardNode, 'position'>;

function drawCard(
  node: FlowNode,
  overlay: Overlay,
  highlight: Highlight,
  note: string | null,
  connected: string,
  intl: IntlShape,
): Card {
  const view = viewOf(node.type);
  const text = cardText(node, intl, overlay.files);
  const taken = new Set(connected.split(' '));
  const size = cardSize(text.exits);
  const { width, height } = size;
  return {
    id: node.id,
    type: 'card',
    width,
    height,
    measured: { width, height },
    handles: handlesOf(size, text.exits, node.type !== 'start') ?? [],
    selected: overlay.selected.has(node.id),
    ariaLabel: [
      `${text.kind}: ${text.name}`,
      ...(highlight && isMark(highlight) && note ? [note] : []),
      ...(node.comment === undefined ? [] : [`${intl.formatMessage(flowMessages.comment)}: ${node.comment}`]),
    ].join(', '),
    ...(highlight === 'removed' && untouchable),
    data: {
      name: text.name,
      kind: text.kind,
      icon: view?.icon ?? 'unknown',
      tone: view?.tone ?? 'note',
      lines: text.lines,
      exits: text.exits.map((exit) => ({
        id: exit.id,
        open: !taken.has(exit.id),
        get label() {
          return exit.label;
        },
      })),
      openWords: intl.formatMessage(flowMessages.unreachable),
      errors: overlay.counts.get(node.id)?.errors ?? 0,
      warnings: overlay.counts.get(node.id)?.warnings ?? 0,
      highlight,
      note,
      comment: node.comment ?? null,
    },
  };
}

function drawEdge(
  { id, from, exit, to }: FlowEdge,
  selected: boolean,
  highlight: Highlight,
  count: EdgeCount | null,
  name: () => string,
): CardEdge {
  return {
    id,
    type: 'exit',
    source: from,
    sourceHandle: exit,
    target: to,
    targetHandle: 'in',
    selected,
    // Computed lazily, because a large flow shows only a few of its edges.
    get ariaLabel() {
      return name();
    },
    data: { highlight, sign: highlight === 'added' ? '+' : highlight === 'removed' ? '−' : null, count },
    ...(highlight === 'removed' && { selectable: false, reconnectable: false }),
    ...(highlight === 'passed' || highlight === 'active' || highlight === 'added' ? { zIndex: 1 } : {}),
  };
}

/** What a screen reader calls an edge. */
function edgeName(exit: string, from: FlowNode | undefined, to: FlowNode | undefined, intl: IntlShape): string {
  if (!from || !to) return '';
  const { name, exits } = cardText(from, intl);
  const label = exits.find(({ id }) => id === exit)?.label ?? exit;
  return intl.formatMessage(flowMessages.edgeName, { from: name, exit: label, to: cardText(to, intl).name });
}
