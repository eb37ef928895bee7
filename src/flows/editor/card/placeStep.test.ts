import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { cardWidth } from './card.ts';
import { mainExit } from './nodeDraft.ts';
import { heightOf } from './placement.ts';
import { type Placement, placeStep } from './placeStep.ts';

const node = (id: string, x: number, y = 0, byHand?: true): FlowNode => ({
  id,
  type: 'announce',
  version: 1,
  name: id,
  settings: {},
  position: { x, y, ...(byHand && { byHand }) },
});
const step: FlowNode = { id: 'new', type: 'announce', version: 1, name: '', settings: {} };
const way = (from: string, to: string) => ({ id: `${from}${to}`, from, exit: 'next', to });
const flow = (nodes: FlowNode[], edges: FlowDocument['edges']): FlowDocument => {
  return { schema: 1, name: 'Main', timezone: 'Australia/Melbourne', nodes, edges };
};
const placed = (document: FlowDocument, after: FlowNode) => {
  const { at, moved } = placeStep(document, step, after, 'next');
  return { at, moved: Object.fromEntries(moved) };
};

test('a step goes right of its source, or to the next free place below', () => {
  const [a, other] = [node('a', 0), node('other', 320)];
  expect(placed(flow([a], []), a)).toEqual({ at: { x: 320, y: 0 }, moved: {} });
  expect(placed(flow([a, other], []), a)).toEqual({ at: { x: 320, y: 88 }, moved: {} });
});

test('a step between neighbors takes the place of the second and moves what follows right', () => {
  const [a, b, c, other] = [node('a', 0), node('b', 320), node('c', 640), node('other', 640, 400)];
  const document = flow([a, b, c, other], [way('a', 'b'), way('b', 'c')]);
  expect(placed(document, a)).toEqual({
    at: { x: 320, y: 0 },
    moved: { b: { x: 640, y: 0 }, c: { x: 960, y: 0 } },
  });
});

test('what stands in the way moves too', () => {
  const [a, b, other] = [node('a', 0), node('b', 320), node('other', 650, 20)];
  expect(placed(flow([a, b, other], [way('a', 'b')]), a).moved).toEqual({
    b: { x: 640, y: 0 },
    other: { x: 970, y: 20 },
  });
});

test('a tall card that begins above what moves is in the way too', () => {
  const [a, b] = [node('a', 0), node('b', 320)];
  const keys = ['1', '2', '3', '4'].map((key) => ({ key, label: '' }));
  const tall = { ...node('tall', 650, -100), type: 'menu', settings: { keys } };
  expect(placed(flow([a, b, tall], [way('a', 'b')]), a).moved).toEqual({
    b: { x: 640, y: 0 },
    tall: { x: 970, y: -100 },
  });
});

test('a step that somebody placed stays, and the new one goes below it', () => {
  const [a, b] = [node('a', 0), node('b', 320, 0, true)];
  expect(placed(flow([a, b], [way('a', 'b')]), a)).toEqual({ at: { x: 320, y: 88 }, moved: {} });
});

test('a step on a long connection moves nothing', () => {
  const [a, b] = [node('a', 0), node('b', 1_000, 80)];
  expect(placed(flow([a, b], [way('a', 'b')]), a)).toEqual({ at: { x: 320, y: 80 }, moved: {} });
});

test('making room ends on a loop', () => {
  const [a, b] = [node('a', 0), node('b', 320)];
  expect(placed(flow([a, b], [way('a', 'b'), way('b', 'a')]), a).moved).toEqual({ b: { x: 640, y: 0 } });
});

const types = ['announce', 'menu', 'voicemail', 'schedule'] as const;
/** Flows whose cards overlap nowhere: one in each cell of a grid, moved about in it. */
const flows = fc
  .array(
    fc.record({
      cell: fc.nat(24),
      dx: fc.nat(60),
      dy: fc.nat(40),
      type: fc.constantFrom(...types),
      byHand: fc.boolean(),
      to: fc.nat(24),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((drawn) => {
    const cells = [...new Map(drawn.map((each) => [each.cell, each])).values()];
    const nodes = cells.map(({ cell, dx, dy, type, byHand }): FlowNode => {
      const at = { x: (cell % 5) * 320 + dx, y: Math.floor(cell / 5) * 320 + dy };
      return { ...node(`n${cell}`, 0), type, position: { ...at, ...(byHand && { byHand: true as const }) } };
    });
    const edges = nodes.flatMap((from, index) => {
      const [exit, to] = [mainExit(from), nodes[(cells[index]?.to ?? 0) % nodes.length]];
      return exit === undefined || to === undefined || to === from
        ? []
        : [{ id: from.id, from: from.id, exit, to: to.id }];
    });
    return flow(nodes, edges);
  });
const additions = fc.record({ document: flows, at: fc.nat(13), type: fc.constantFrom(...types) });

function add({ document, at, type }: { document: FlowDocument; at: number; type: string }) {
  const from = document.nodes[at % document.nodes.length] ?? step;
  return placeStep(document, { ...step, type }, from, mainExit(from) ?? 'next');
}

function covered(document: FlowDocument, { at, moved }: Placement, type: string): string[] {
  const boxes = [...document.nodes, { ...step, type, position: at }].map((each) => {
    return { id: each.id, ...(moved.get(each.id) ?? each.position ?? at), height: heightOf(each) };
  });
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < cardWidth && a.y < b.y + b.height && b.y < a.y + a.height)
      .map((b) => `${a.id} ${b.id}`),
  );
}

test('a new step covers nothing, and nothing that makes room does', () => {
  fc.assert(
    fc.property(additions, (given) => {
      expect(covered(given.document, add(given), given.type)).toEqual([]);
    }),
  );
});

test('nothing that somebody placed is moved, and what moves goes right only', () => {
  fc.assert(
    fc.property(additions, (given) => {
      for (const [id, { x, y }] of add(given).moved) {
        const before = given.document.nodes.find((each) => each.id === id)?.position;
        expect(before?.byHand).toBeUndefined();
        expect({ y, isRight: x > (before?.x ?? x) }).toEqual({ y: before?.y, isRight: true });
      }
    }),
  );
});

test('the same flow and step give the same places, in whatever order steps are stored', () => {
  fc.assert(
    fc.property(additions, ({ document, at, type }) => {
      const from = document.nodes[at % document.nodes.length] ?? step;
      const exit = mainExit(from) ?? 'next';
      const reversed = { ...document, nodes: document.nodes.toReversed() };
      const first = placeStep(document, { ...step, type }, from, exit);
      const second = placeStep(reversed, { ...step, type }, from, exit);
      expect([second.at, Object.fromEntries(second.moved)]).toEqual([first.at, Object.fromEntries(first.moved)]);
    }),
  );
});
