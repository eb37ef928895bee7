import { referenceNames } from '#flows/core/text/bindReferences.ts';
import { toText } from '#flows/core/text/writeText.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { findFlow, findVersion } from './flows.repository.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { found } from '../../kernel/found.ts';
import { accountWorld, type Gateway } from './accountWorld.ts';

/**
 * A flow's draft, or one of its published versions, as text.
 * @throws AppError NOT-FOUND when the scope has no such flow or the flow no such version.
 */
export async function writeFlowText(
  { db, scope }: Actor,
  asked: { id: string; version: number | undefined; notation: 'yaml' | 'json' },
  gateway: Gateway,
): Promise<string> {
  const { id, version, notation } = asked;
  const flow = found(await findFlow(db, scope, id));
  const document = found(version === undefined ? flow.draft : (await findVersion(db, scope, id, version))?.document);
  const world = await accountWorld(db, scope, gateway, {
    tracked: [],
    flows: [],
    contacts: [],
    webPhones: [],
    self: id,
  });
  return toText(document, nodeTypes, { notation, names: referenceNames(world) });
}
