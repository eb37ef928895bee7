import { assign, setup } from 'xstate';

/** How many call seconds pass in a second. */
export const replaySpeeds = [1, 4, 16] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

export interface CallReplayContext {
  /** The moment that is shown; 0 is when the call came in. */
  at: number;
  /** The call's last moment. */
  last: number;
  speed: ReplaySpeed;
}

export type CallReplayEvent =
  | { type: 'replay.played' }
  | { type: 'replay.paused' }
  /** The time until the next moment has passed. */
  | { type: 'moment.passed' }
  | { type: 'moment.next' }
  | { type: 'moment.back' }
  | { type: 'moment.chosen'; at: number }
  | { type: 'speed.chosen'; speed: ReplaySpeed };

/** Plays a past call moment by moment. Time is the page's: it says when the next moment is due. */
export const callReplayMachine = setup({
  types: {
    context: {} as CallReplayContext,
    events: {} as CallReplayEvent,
    input: {} as { last: number },
  },
  guards: {
    isOver: ({ context: { at, last } }) => at >= last,
  },
  actions: {
    goOn: assign({ at: ({ context: { at, last } }) => Math.min(last, at + 1) }),
    goBack: assign({ at: ({ context: { at } }) => Math.max(0, at - 1) }),
    goTo: assign(({ context: { last } }, at: number) => ({ at: Math.min(last, Math.max(0, at)) })),
    setSpeed: assign((_, speed: ReplaySpeed) => ({ speed })),
  },
}).createMachine({
  id: 'callReplay',
  context: ({ input: { last } }) => ({ at: 0, last, speed: 4 }),
  initial: 'paused',
  on: {
    'moment.next': { actions: 'goOn' },
    'moment.back': { actions: 'goBack' },
    'moment.chosen': { actions: { type: 'goTo', params: ({ event }) => event.at } },
    'speed.chosen': { actions: { type: 'setSpeed', params: ({ event }) => event.speed } },
  },
  states: {
    paused: {
      on: {
        'replay.played': [
          { guard: 'isOver', target: 'playing', actions: { type: 'goTo', params: 0 } },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      always: { guard: 'isOver', target: 'paused' },
      on: {
        'replay.paused': 'paused',
        'moment.passed': { actions: 'goOn' },
      },
    },
  },
});
