import type { CompiledFlow } from '#flows/core/compile.ts';
import { documentOf } from '#flows/core/run.ts';
import { roundRobinNode } from '#flows/nodes/roundRobin/roundRobin.node.ts';
import { advanceRun, type Answers, type MovedRun } from './callRun.ts';

/**
 * Prepares the dial that follows a speech at a time (epoch ms), so that both are one document and the caller hears no gap.
 * Only a step that rings somebody at every turn takes one early; all others wait for the end of the speech.
 */
export async function prepareDial(
  flow: CompiledFlow,
  moved: MovedRun,
  { at, answers }: { at: number; answers: Answers },
): Promise<MovedRun> {
  const { position, fact } = moved;
  if (position.effects.at(-1)?.type !== 'say') return moved;
  const nextRotation: Answers['nextRotation'] = (nodeId, other) =>
    ringsInTurn(flow, nodeId, other) ? answers.nextRotation(nodeId, other) : Promise.reject(notPrepared);
  const stated = {
    position,
    step: fact.step,
    event: { type: 'SAID', at },
    answers: { ...answers, nextRotation },
  } as const;
  const dial = await advanceRun(flow, stated).catch(orUnprepared);
  if (dial?.position.effects.at(-1)?.type !== 'dial') return moved;
  const { run, effects } = dial.position;
  return {
    position: { ...position, prepared: { run, effects } },
    fact: { ...fact, prepared: { ...dial.fact, preparedAt: at } },
  };
}

const notPrepared = new Error('the caller has to hear the speech first');

function orUnprepared(error: unknown): undefined {
  if (error !== notPrepared) throw error;
}

function ringsInTurn(flow: CompiledFlow, nodeId: string, other: string | null): boolean {
  const { nodes } = documentOf(flow, other === null ? {} : { flow: other });
  return nodes.find(({ id }) => id === nodeId)?.type === roundRobinNode.type;
}
