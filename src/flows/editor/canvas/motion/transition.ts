import { type BaseType, selection, type Selection } from 'd3';

type Listener = (this: BaseType) => void;
type Step = (share: number) => void;
type AnySelection = Selection<BaseType, unknown, BaseType, unknown>;

/** A change of elements over time, in the words of d3-transition; shares run from 0 to 1. */
export interface Transition {
  selection(): AnySelection;
  duration(ms: number): Transition;
  ease(ease: (share: number) => number): Transition;
  /** `start`, `end` or `interrupt`, with or without `.name`, several apart by spaces. */
  on(names: string, listener: Listener): Transition;
  tween(name: string, begin: (this: BaseType) => Step): Transition;
  call<Rest extends unknown[]>(act: (transition: Transition, ...rest: Rest) => void, ...rest: Rest): Transition;
}

const running = new WeakMap<object, () => void>();
const cubic = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Stops what moves an element, where it is. */
export function interrupt(element: BaseType): void {
  if (element) running.get(element)?.();
}

/** From the next frame on, each element goes through what was said by then; a later transition takes its place. */
function transition(this: AnySelection): Transition {
  let duration = 250;
  let ease = cubic;
  const listeners: { type: string | undefined; listener: Listener }[] = [];
  const tweens: ((this: BaseType) => Step)[] = [];

  function run(element: BaseType): void {
    if (!element) return;
    interrupt(element);
    const tell = (wanted: string) => {
      for (const { type, listener } of listeners) if (type === wanted) listener.call(element);
    };
    let begun: { at: number; steps: Step[] } | null = null;
    const draw = (now: number) => {
      if (begun === null) {
        tell('start');
        begun = { at: now, steps: tweens.map((begin) => begin.call(element)) };
      }
      const share = Math.min(1, (now - begun.at) / duration);
      for (const step of begun.steps) step(share === 1 ? 1 : ease(share));
      if (share < 1) {
        frame = requestAnimationFrame(draw);
      } else {
        running.delete(element);
        tell('end');
      }
    };
    let frame = requestAnimationFrame(draw);
    running.set(element, () => {
      cancelAnimationFrame(frame);
      running.delete(element);
      if (begun !== null) tell('interrupt');
    });
  }

  const self: Transition = {
    selection: () => this,
    duration(ms) {
      duration = ms;
      return self;
    },
    ease(next) {
      ease = next;
      return self;
    },
    on(names, listener) {
      for (const name of names.split(' ')) listeners.push({ type: name.split('.')[0], listener });
      return self;
    },
    tween(_name, begin) {
      tweens.push(begin);
      return self;
    },
    call(act, ...rest) {
      act(self, ...rest);
      return self;
    },
  };
  this.each(function eachOf() {
    run(this);
  });
  return self;
}

Object.assign(selection.prototype, {
  transition,
  interrupt(this: AnySelection): AnySelection {
    return this.each(function eachOf() {
      interrupt(this);
    });
  },
});
