import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { markMachine } from '../markedMachine.ts';

export interface DrawnState {
  id: string;
  name: string;
  parent: string | null;
  isInitial: boolean;
  /** The mark by which its coverage is counted. */
  mark: string;
}

export interface DrawnTransition {
  id: string;
  from: string;
  to: string;
  name: string;
  mark: string;
}

export interface MachineGraph {
  id: string;
  states: DrawnState[];
  transitions: DrawnTransition[];
}

/** A machine's states and transitions, each with the mark by which its coverage is counted. */
export function machineGraph(machine: AnyStateMachine): MachineGraph {
  const { machine: marked } = markMachine(machine);
  const states: DrawnState[] = [];
  const transitions: DrawnTransition[] = [];
  const visit = (node: AnyStateNode): void => {
    states.push({
      id: node.id,
      name: node.type === 'history' ? 'H' : node.key,
      parent: node.parent?.id ?? null,
      isInitial: node.parent?.config.initial === node.key,
      mark: markOf(node),
    });
    for (const one of [...node.transitions.values(), node.always ?? []].flat()) {
      const mark = marksAmong(one.actions)[0];
      if (mark === undefined) continue;
      for (const target of one.target ?? [node])
        transitions.push({ id: `${mark} ${target.id}`, from: node.id, to: target.id, name: nameOf(mark), mark });
    }
    Object.values(node.states).forEach(visit);
  };
  visit(marked.root);
  return { id: machine.id, states, transitions };
}

/** A history state is covered as part of its parent. */
function markOf(node: AnyStateNode): string {
  const entered = node.type === 'history' ? node.parent : node;
  return marksAmong(entered?.entry ?? [])[0] ?? node.id;
}

function marksAmong(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    const { type, params } = action as { type?: string; params?: { name?: string } };
    return type === 'reachability.mark' && params?.name !== undefined ? [params.name] : [];
  });
}

/** `editing.dirty: save.requested 1` → `save.requested`; numbers above 1 are kept. */
function nameOf(mark: string): string {
  return mark.slice(mark.indexOf(': ') + 2).replace(/ 1$/, '');
}
