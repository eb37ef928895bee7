import type { FlowNode } from '#values/flow/document.ts';

type Point = { x: number; y: number };

/** The room that a card with two exits takes. */
const width = 260;
const height = 150;

/** The first free place for a card at or below the one that is wanted. */
export function clearPlace(nodes: readonly FlowNode[], { x, y }: Point): Point {
  const beside = nodes
    .flatMap(({ position }) => (position && Math.abs(position.x - x) < width ? [position.y] : []))
    .toSorted((a, b) => a - b);
  return { x, y: beside.reduce((free, taken) => (Math.abs(taken - free) < height ? taken + height : free), y) };
}
