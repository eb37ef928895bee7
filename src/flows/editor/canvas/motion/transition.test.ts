import { type BaseType, select } from 'd3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interrupt, type Transition } from './transition.ts';

let frames: (FrameRequestCallback | null)[] = [];
let said: unknown[] = [];
const element = { ownerDocument: null } as unknown as Element;

beforeEach(() => {
  frames = [];
  said = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame - 1] = null));
});
afterEach(() => vi.unstubAllGlobals());

/** Draws one frame at a time of the page, ms. */
function frameAt(now: number): void {
  const due = frames;
  frames = [];
  for (const draw of due) draw?.(now);
}

function aTransition(): Transition {
  const transition = select<BaseType, unknown>(element).transition() as unknown as Transition;
  return transition
    .duration(100)
    .ease((share) => share)
    .on('start.zoom', () => said.push('start'))
    .on('end.zoom interrupt.zoom', () => said.push('over'))
    .on('end', () => said.push('arrived'))
    .tween('zoom', () => (share) => said.push(share));
}

test('it starts with the next frame, goes by the clock and arrives exactly', () => {
  aTransition();
  expect(said).toEqual([]);
  for (const now of [1_000, 1_025, 1_050, 1_130, 1_150]) frameAt(now);
  expect(said).toEqual(['start', 0, 0.25, 0.5, 1, 'over', 'arrived']);
});

test('stopped on its way it says so and moves no more', () => {
  aTransition();
  frameAt(0);
  interrupt(element);
  frameAt(50);
  expect(said).toEqual(['start', 0, 'over']);
});

test('stopped before it began it says nothing', () => {
  aTransition();
  select(element).interrupt();
  frameAt(0);
  expect(said).toEqual([]);
});

test('another one takes its place', () => {
  aTransition();
  frameAt(0);
  aTransition();
  frameAt(10);
  expect(said).toEqual(['start', 0, 'over', 'start', 0]);
});

test('what is called gets it, and it knows its elements', () => {
  const transition = aTransition();
  const act = vi.fn();
  expect(transition.call(act, 1, 'two')).toBe(transition);
  expect(act).toHaveBeenCalledWith(transition, 1, 'two');
  expect(transition.selection().node()).toBe(element);
});
