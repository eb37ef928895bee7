import { unsavedChangesMachine } from '../../../src/machines/unsavedChanges/unsavedChanges.machine.ts';
import type { Walk } from '../reachability.ts';

export const walk: Walk<typeof unsavedChangesMachine> = {
  machine: unsavedChangesMachine,
  inputs: [undefined],
  events: [
    { type: 'work.begun', work: 'form' },
    { type: 'work.begun', work: 'flow' },
    { type: 'work.ended', work: 'form' },
    { type: 'work.ended', work: 'flow' },
    { type: 'leave.requested', wish: 'page' },
    { type: 'leave.requested', wish: 'account' },
    { type: 'leave.requested', wish: 'close' },
    { type: 'leave.confirmed' },
    { type: 'leave.refused' },
    { type: 'bypass.granted' },
    { type: 'navigated' },
  ],
  actors: {},
};
