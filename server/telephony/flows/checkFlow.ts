import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { contactsIn, webPhonesIn } from '#flows/core/peopleIn.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { accountWorld, type Gateway } from './accountWorld.ts';

interface Checked {
  document: FlowDocument;
  /** Those of its numbers that are tracking numbers of any account. */
  tracked: readonly string[];
  /** The flow whose next version the document would be; null for a new one. */
  self: string | null;
}

/** The problems of a flow in its account, as saving, publishing and the canvas report them. */
export async function checkFlow(
  executor: Executor,
  scope: Scope,
  gateway: Gateway,
  { document, tracked, self }: Checked,
): Promise<Problem[]> {
  const world = await accountWorld(executor, scope, gateway, {
    tracked,
    flows: flowsIn(document),
    contacts: contactsIn(document),
    webPhones: webPhonesIn(document),
    self,
  });
  return validate(document, nodeTypes, toFlowWorld(world));
}
