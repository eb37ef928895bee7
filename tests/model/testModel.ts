import { createTestModel } from '@xstate/test';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

interface Walk<Machine extends AnyStateMachine> {
  /** One event of each class that the machine distinguishes. */
  events: readonly EventFrom<Machine>[];
  /** Identifies equal snapshots; defaults to the state and context. */
  placeOf?: (snapshot: SnapshotFrom<Machine>) => string;
  /** Defaults to the machine's initial state. */
  from?: SnapshotFrom<Machine>;
}

/**
 * A model whose paths walk through a machine. The library treats the event that led to a state as part of the state,
 * which multiplies paths endlessly; here only the machine's state counts. Rejects machines with `invoke` or `after`.
 */
export function testModel<Machine extends AnyStateMachine>(machine: Machine, { events, placeOf, from }: Walk<Machine>) {
  return createTestModel(machine, {
    events,
    serializeTransition: () => '',
    ...(placeOf === undefined ? {} : { serializeState: placeOf }),
    ...(from === undefined ? {} : { fromState: from }),
  });
}
