import { PortingAction } from '#values/portingWords.ts';
import { portingMachine } from '../../../src/machines/porting/porting.machine.ts';
import type { Walk } from '../reachability.ts';

export const walk: Walk<typeof portingMachine> = {
  machine: portingMachine,
  inputs: [true, false].flatMap((staff) => [true, false].map((complete) => ({ staff, complete }))),
  events: PortingAction.options.map((action) => ({ type: `porting.${action}` as const })),
  actors: {},
};
