import type { CallFacts } from '../core/facts.ts';
import type { ProofGraph } from './proofGraph.ts';

/** A caller as a step tells them apart from others. */
export interface CallerClass {
  nodeId: string;
  /** The exit that such callers leave the step by. */
  exit: string;
  /** The other flow that the step belongs to; undefined for the flow itself. */
  flow: string | undefined;
  caller: Partial<CallFacts>;
}

/** One caller for each exit of the steps that look at who calls. */
export function callerClasses({ order, places }: ProofGraph, facts: CallFacts): CallerClass[] {
  return order.flatMap((place) => {
    const { nodeId = '', flow, node, timezone = '' } = places[place] ?? {};
    const callers = node?.nodeType.callers?.(node.settings, nodeId) ?? [];
    const byExit = new Map<string, CallerClass>();
    for (const caller of callers) {
      const context = { nodeId, settings: node?.settings, timezone, facts: { ...facts, ...caller }, at: facts.at };
      const step = node?.nodeType.enter({ ...context, recording: false, callerId: 'caller' });
      if (step?.kind === 'leave') byExit.set(step.exit, { nodeId, exit: step.exit, flow, caller });
    }
    return [...byExit.values()];
  });
}
