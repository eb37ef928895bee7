import { callReplayMachine } from '../../../src/machines/callReplay/callReplay.machine.ts';
import type { Walk } from '../reachability.ts';

export const walk: Walk<typeof callReplayMachine> = {
  machine: callReplayMachine,
  inputs: [{ last: 2 }],
  events: [
    { type: 'replay.played' },
    { type: 'replay.paused' },
    { type: 'moment.passed' },
    { type: 'moment.next' },
    { type: 'moment.back' },
    { type: 'moment.chosen', at: 1 },
    { type: 'speed.chosen', speed: 16 },
  ],
  actors: {},
};
