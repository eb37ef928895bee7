import type { CompiledFlow } from '#flows/core/compile.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { LegResult } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { pickWeighted, type Random } from '../seededRandom.ts';
import { probabilities } from './probabilities.ts';

type Dial = Extract<Effect, { type: 'dial' }>;
type Gather = Extract<Effect, { type: 'gather' }>;

/** What happened outside while the flow waited for `effect`. */
export interface SimulatedResponse {
  effect: Effect;
  event: FlowEventProbe;
}

const hangsUp: FlowEventProbe = { type: 'CALLER_HUNG_UP' };

/** Simulates a response to the last effect, which the flow waits for. */
export function simulateResponse(random: Random, flow: CompiledFlow, effects: readonly Effect[]): SimulatedResponse {
  const effect = effects.at(-1);
  if (!effect) throw new Error('a flow that goes on waits for an effect');
  switch (effect.type) {
    case 'say':
      return { effect, event: random() < probabilities.leavesAnnouncement ? hangsUp : { type: 'SAID' } };
    case 'gather':
      return { effect, event: keyPress(random, flow, effect) };
    case 'dial':
      return { effect, event: random() < probabilities.leavesRinging ? hangsUp : ringing(random, effect) };
    case 'record':
      return { effect, event: message(random) };
    case 'tag':
    case 'sendText':
    case 'rotate':
    case 'findBranch':
    case 'hangup':
      throw new Error(`no flow waits for ${effect.type}`);
  }
}

function keyPress(random: Random, flow: CompiledFlow, { nodeId }: Gather): FlowEventProbe {
  const drawn = random();
  if (drawn < probabilities.leavesMenu) return hangsUp;
  if (drawn < probabilities.leavesMenu + probabilities.pressesNothing) return { type: 'NO_INPUT' };
  const keys = keysOf(flow, nodeId);
  if (drawn > 1 - probabilities.pressesWrongKey || keys.length === 0) return { type: 'DIGITS', digits: '8' };
  return { type: 'DIGITS', digits: pickWeighted(random, keys, (key) => 1 / (1 + keys.indexOf(key))) };
}

/** The keys of a menu; those listed first are pressed most often. */
function keysOf({ document }: CompiledFlow, nodeId: string): string[] {
  const node = document.nodes.find(({ id }) => id === nodeId);
  const resolved = node && resolveNode(node, nodeTypes);
  const exits = resolved?.nodeType.exits(resolved.settings) ?? [];
  return exits.flatMap(({ id }) => (id.startsWith('key-') ? [id.slice('key-'.length)] : []));
}

function ringing(random: Random, { targets }: Dial): FlowEventProbe {
  const winner = random() < probabilities.answers ? pickWeighted(random, targets, () => 1) : undefined;
  const legs = targets.map((target): LegResult => {
    const outcome =
      winner === undefined
        ? random() < probabilities.busy
          ? 'busy'
          : 'no-answer'
        : target === winner
          ? 'answered'
          : 'canceled';
    return { targetId: target.id, outcome, talkSeconds: 0 };
  });
  return { type: 'LEGS_ENDED', legs };
}

/** One second as a placeholder; the actual length comes with the call's timing. */
function message(random: Random): FlowEventProbe {
  const drawn = random();
  if (drawn < probabilities.leavesGreeting) return hangsUp;
  return { type: 'RECORDED', seconds: drawn < probabilities.leavesGreeting + probabilities.saysNothing ? 0 : 1 };
}
