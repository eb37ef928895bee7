import { createTestModel } from '@xstate/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

interface Walk<Machine extends AnyStateMachine> {
  /** One event of each class that the machine tells apart. */
  events: readonly EventFrom<Machine>[];
  /** What makes two snapshots the same place; the state and context when not given. */
  placeOf?: (snapshot: SnapshotFrom<Machine>) => string;
  /** Where the walk begins; the machine's own beginning when not given. */
  from?: SnapshotFrom<Machine>;
}

/**
 * A model whose paths walk through a machine. The library takes the event that led to a state for a part of the state,
 * which multiplies paths without end; here a state is where the machine stands. Machines with `invoke` or `after` are refused.
 */
export function testModel<Machine extends AnyStateMachine>(machine: Machine, { events, placeOf, from }: Walk<Machine>) {
  return createTestModel(machine, {
    events,
    serializeTransition: () => '',
    ...(placeOf === undefined ? {} : { serializeState: placeOf }),
    ...(from === undefined ? {} : { fromState: from }),
  });
}
