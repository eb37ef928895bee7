import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, createRouter, halfway, isShared, roundedPath } from './router.ts';

const card = (id: string, x: number, y: number, height = 96): Box => ({ id, x, y, width: 240, height });
const route = (boxes: Box[], source: Box, target: Box, exit = 0, exits = 1) =>
  createRouter(boxes)({
    from: { x: source.x + source.width, y: source.y + 28 + exit * 28 },
    to: { x: target.x, y: target.y + 28 },
    source,
    target,
    exit,
    exits,
  });

test('cards on one level are joined by a straight line', () => {
  const [a, b] = [card('a', 0, 0), card('b', 320, 0)];
  expect(route([a, b], a, b)).toEqual([
    { x: 240, y: 28 },
    { x: 320, y: 28 },
  ]);
});

test('cards that are a pixel apart in height are joined by a level line', () => {
  const [a, b] = [card('a', 0, 0), card('b', 320, 2)];
  expect(route([a, b], a, b)).toEqual([
    { x: 240, y: 28 },
    { x: 320, y: 28 },
  ]);
});

test('an edge passes above or below a card in its way', () => {
  const [a, between, b] = [card('a', 0, 0), card('between', 320, 0), card('b', 640, 0)];
  const points = route([a, between, b], a, b);
  expect(points).toHaveLength(6);
  expect(points[2]?.y === -14 || (points[2]?.y ?? 0) >= 96 || (points[2]?.y ?? 0) <= -14).toBe(true);
});

test('an edge that leads backwards goes around both cards', () => {
  const [a, b] = [card('a', 640, 0), card('b', 0, 0)];
  const points = route([a, b], a, b);
  const level = points[2]?.y ?? 0;
  expect(level < 0 || level > 96).toBe(true);
});

test('neighboring exits of a card leave in lanes of their own', () => {
  const [a, b, c] = [card('a', 0, 0, 160), card('b', 400, 300), card('c', 400, 600)];
  const [first, second] = [route([a, b, c], a, b, 0, 2), route([a, b, c], a, c, 1, 2)];
  expect(first[1]?.x).toBeGreaterThan(second[1]?.x ?? 0);
});

test('no edge between cards in a grid runs behind a card', () => {
  const place = fc.record({ column: fc.integer({ min: 0, max: 5 }), row: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { minLength: 2, maxLength: 20, selector: (at) => `${at.column} ${at.row}` }),
      (places) => {
        const boxes = places.map(({ column, row }, index) => card(String(index), column * 320, row * 144));
        const [source, target] = boxes;
        if (!source || !target) return;
        const points = route(boxes, source, target);
        for (const [index, at] of points.entries()) {
          const before = points[index - 1];
          if (!before) continue;
          for (const box of boxes) {
            const isBehind =
              Math.max(before.x, at.x) > box.x + 1 &&
              Math.min(before.x, at.x) < box.x + box.width - 1 &&
              Math.max(before.y, at.y) > box.y + 1 &&
              Math.min(before.y, at.y) < box.y + box.height - 1;
            expect(isBehind, `${JSON.stringify(points)} behind ${JSON.stringify(box)}`).toBe(false);
          }
        }
      },
    ),
  );
});

test('corners are rounded, and the tools of an edge are in the middle of its way', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];
  expect(roundedPath(points, 10)).toBe('M0 0L90 0Q100 0 100 10L100 100');
  expect(halfway(points)).toEqual({ x: 100, y: 0 });
});

test('edges of different targets never share a line, and edges of one target may', () => {
  const place = fc.record({ column: fc.integer({ min: 0, max: 4 }), row: fc.integer({ min: 0, max: 4 }) });
  const cards = fc.uniqueArray(place, { minLength: 4, maxLength: 10, selector: (at) => `${at.column} ${at.row}` });
  const joined = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 2, maxLength: 6 });
  let shared = 0;
  fc.assert(
    fc.property(cards, joined, (places, pairs) => {
      const boxes = places.map(({ column, row }, index) => card(String(index), column * 340, row * 180));
      const corners = createRouter(boxes);
      const edges = pairs.flatMap(([one, other], exit) => {
        const [source, target] = [boxes[one % boxes.length], boxes[other % boxes.length]];
        if (!source || !target || source === target) return [];
        const from = { x: source.x + source.width, y: source.y + 14 + exit * 14 };
        const to = { x: target.x, y: target.y + 28 };
        const points = corners({ from, to, source, target, exit, exits: 6 });
        return [{ target: target.id, points }];
      });
      const lines = edges.map(({ points }) => points.slice(1).map((to, at) => ({ from: points[at] ?? to, to })));
      for (const [at, own] of lines.entries())
        for (const [next, others] of lines.entries()) {
          if (next <= at || !own.some((line) => others.some((other) => isShared(line, other)))) continue;
          if (edges[at]?.target === edges[next]?.target) shared += 1;
          else expect.fail(JSON.stringify({ boxes, one: edges[at], other: edges[next] }));
        }
    }),
    { numRuns: 500 },
  );
  expect(shared).toBeGreaterThan(0);
});
