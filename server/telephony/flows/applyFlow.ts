import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Gateway } from './accountWorld.ts';
import { planFlow } from './planFlow.ts';
import { saveFlow } from './saveFlow.ts';

interface Apply {
  id: string;
  text: string;
  /** The id of the plan that was agreed to. */
  plan: string;
  publish: boolean;
  note: string;
}

/**
 * Saves a flow as text, and publishes it if that was planned.
 * @throws AppError those of `planFlow` and `saveFlow`; STALE-VERSION with `{ draftVersion }` when planning now gives
 * another plan.
 */
export async function applyFlow(
  actor: Actor,
  { plan: agreed, ...asked }: Apply,
  gateway: Gateway,
): Promise<{ flow: Flow; problems: Problem[] }> {
  const { plan, flow, draft } = await planFlow(actor, asked, gateway);
  const { draftVersion: basedOn } = flow;
  if (plan.id !== agreed) throw new AppError('STALE-VERSION', { draftVersion: basedOn });
  const { id, publish, note } = asked;
  return saveFlow(actor, { id, basedOn, draft, publish, note }, gateway);
}
