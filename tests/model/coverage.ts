import { expect } from 'vitest';
import { type AnyStateMachine, type EventFromLogic, initialTransition, type InputFrom, transition } from 'xstate';
import { markMachine, marksIn } from './markedMachine.ts';
import { keepRun, type ModelRun } from './modelRuns.ts';

/** Records the states and transitions of a machine that tests cover, in memory or in the page. */
export class ModelCoverage {
  readonly #machine: AnyStateMachine;
  readonly #place: ModelRun['place'];
  readonly #unreachable: Record<string, string>;
  readonly #driven = new Set<string>();

  constructor(machine: AnyStateMachine, place: ModelRun['place'], unreachable: Record<string, string> = {}) {
    this.#machine = machine;
    this.#place = place;
    this.#unreachable = unreachable;
  }

  add(marks: Iterable<string>): void {
    for (const mark of marks) this.#driven.add(mark);
  }

  /** Fails unless every state and transition was covered, except those declared unreachable, which must not be. */
  expectWhole(): void {
    const { marks } = markMachine(this.#machine);
    const driven = marks.filter((mark) => this.#driven.has(mark));
    keepRun({ machine: this.#machine.id, place: this.#place, driven, unreachable: this.#unreachable });
    expect(marks.filter((mark) => !this.#driven.has(mark)).toSorted()).toEqual(
      Object.keys(this.#unreachable).toSorted(),
    );
  }
}

/** The states and transitions that a sequence of events goes through. */
export function marksAlong<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventFromLogic<Machine>[],
): string[] {
  const { machine: marked } = markMachine(machine);
  let [snapshot, actions] = initialTransition(marked, input);
  const marks = marksIn(actions);
  for (const event of events) {
    [snapshot, actions] = transition(marked, snapshot, event);
    marks.push(...marksIn(actions));
  }
  return marks;
}
