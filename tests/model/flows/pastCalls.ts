import type { CompiledFlow } from '#flows/core/compile.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import { massRun } from '#flows/core/massRun.ts';
import { currentNode, endOf } from '#flows/core/run.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { seededRandom } from '../../../server/demo/seededRandom.ts';
import type { PastCall } from '../../../src/flows/shadow/pastCall.ts';
import { aCall, MONDAY_TEN } from '../../builders/flows/aCall.ts';

const day = 86_400_000;

/** Calls of 30 days on a flow, in which people do any of what its steps tell apart. */
export function pastCalls(flow: CompiledFlow, count: number, seed = 1): PastCall[] {
  const random = seededRandom(seed);
  const nodes = new Map(flow.document.nodes.map((node) => [node.id, resolveNode(node, nodeTypes)]));
  const runs = massRun(flow);
  return Array.from({ length: count }, (_, index) => {
    const at = MONDAY_TEN - Math.floor(random() * 30 * day);
    const facts = aCall({ at, caller: `+6141${1_000_000 + (index % 5000)}`, tags: [] });
    const events: FlowEvent[] = [];
    for (let run = runs.start(facts), time = at; endOf(run.snapshot) === null;) {
      const node = nodes.get(currentNode(run.snapshot) ?? '');
      const probes = node?.nodeType.probes(node.settings) ?? [];
      const probe = random() < 0.03 ? undefined : probes[Math.floor(random() * probes.length)];
      const seconds = Math.floor(random() * 60);
      const event = { ...(probe ?? { type: 'CALLER_HUNG_UP' }), at: time + seconds * 1000 } as FlowEvent;
      const next = runs.step(run, event);
      if (next.effects.length === 0 && endOf(next.snapshot) === null) continue;
      events.push(event);
      time = event.at;
      run = next;
    }
    return { uuid: String(index), facts, events };
  });
}
