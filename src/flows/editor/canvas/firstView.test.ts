import { expect, test } from 'vitest';
import type { CardNode } from '../card/card.ts';
import { arrangedView, firstView } from './firstView.ts';
import { nameSize } from './nameSize.ts';

const node = (x: number, y: number, tone = 'speech') =>
  ({ id: `${x}`, position: { x, y }, width: 240, height: 100, data: { tone } }) as unknown as CardNode;
const size = { width: 1392, height: 852 };
const isSeen = ({ position: { x, y } }: CardNode, view: ReturnType<typeof firstView>) => {
  const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y];
  return left >= 0 && left + 240 * view.zoom <= size.width && top >= 0 && top + 100 * view.zoom <= size.height;
};

test('a small flow opens whole, in the middle, never enlarged', () => {
  const nodes = [node(0, 0, 'entry'), node(320, 0), node(640, 0)];
  const view = firstView(nodes, size);
  expect(view.zoom).toBe(1);
  expect(nodes.every((each) => isSeen(each, view))).toBe(true);
  expect(view.x).toBe((1392 - 880) / 2);
});

test('a flow that can still be read opens whole', () => {
  const nodes = Array.from({ length: 7 }, (_, at) => node(at * 320, 0, at === 0 ? 'entry' : 'speech'));
  const view = firstView(nodes, size);
  expect(view.zoom).toBeLessThan(1);
  expect(nodes.every((each) => isSeen(each, view))).toBe(true);
});

test('a flow of many columns opens whole as long as its names can be read', () => {
  const nodes = Array.from({ length: 13 }, (_, at) => node(at * 320, 0, at === 0 ? 'entry' : 'speech'));
  const view = firstView(nodes, size);
  expect(nameSize(view.zoom) * view.zoom).toBeGreaterThan(10.5);
  expect(nodes.every((each) => isSeen(each, view))).toBe(true);
});

test('a large flow opens at its start, with what follows it in view', () => {
  const nodes = Array.from({ length: 60 }, (_, at) => node(at * 320, (at % 7) * 160, at === 0 ? 'entry' : 'speech'));
  const view = firstView(nodes, size);
  expect(view.zoom).toBe(1);
  expect(nodes.slice(0, 3).every((each) => isSeen(each, view))).toBe(true);
});

test('a flow that is arranged is seen whole if it can be read, else the step in the middle stays there', () => {
  const row = (count: number) =>
    Array.from({ length: count }, (_, at) => node(at * 320, 0, at === 0 ? 'entry' : 'speech'));
  const lower = (nodes: CardNode[]) => nodes.map((each) => ({ ...each, position: { ...each.position, y: 960 } }));
  const few = row(3);
  const wide = { x: -40, y: 300, zoom: 0.8 };
  const whole = arrangedView(few, lower(few), size, wide);
  expect(lower(few).every((each) => isSeen(each, whole))).toBe(true);
  const many = row(60);
  const view = { x: 40 - 30 * 320 * 0.8, y: 300, zoom: 0.8 };
  expect(arrangedView(many, lower(many), size, view)).toEqual({ ...view, y: 300 - 960 * 0.8 });
});
