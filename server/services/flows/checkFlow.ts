import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { contactsIn, webPhonesIn } from '#flows/core/peopleIn.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../repositories/scope.ts';
import { accountWorld, withoutGateway } from './accountWorld.ts';

interface Checked {
  document: FlowDocument;
  /** Those of its numbers that are tracking numbers of any account. */
  tracked: readonly string[];
  /** The flow whose next version the document would be; null for a new one. */
  self: string | null;
  /** Whether web phones can be rung here at all; where it is not asked, a missing gateway is not warned of. */
  hasGateway?: boolean;
}

/** The problems of a flow in its account, as saving, publishing and the canvas report them. */
export async function checkFlow(
  executor: Executor,
  scope: Scope,
  { document, tracked, self, hasGateway = true }: Checked,
): Promise<Problem[]> {
  const world = await accountWorld(executor, scope, {
    tracked,
    flows: flowsIn(document),
    contacts: contactsIn(document),
    webPhones: webPhonesIn(document),
    self,
  });
  return validate(document, nodeTypes, toFlowWorld(hasGateway ? world : withoutGateway(world)));
}
