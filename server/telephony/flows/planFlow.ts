import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { FlowPlan } from '#contract/telephony/flowText.contract.ts';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { type PhoneCountry, phoneCountryOf } from '#values/phoneTyping.ts';
import { contactsIn, webPhonesIn } from '#flows/core/peopleIn.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { bindReferences, type Lacking } from '#flows/core/text/bindReferences.ts';
import { fitOnto } from '#flows/core/text/fitOnto.ts';
import { isWhole } from '#flows/core/text/flowText.ts';
import { readNumbers } from '#flows/core/text/readNumbers.ts';
import { readText } from '#flows/core/text/readText.ts';
import { blocksPublishing, validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { findFlow, findPublished, listNumbersOf, newestVersion, type StoredFlow } from './flows.repository.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { trackedOfDraft } from './savedNumbers.ts';
import { accountWorld, type Gateway } from './accountWorld.ts';
import { changeSentences } from './changeSentences.ts';

type Plan = z.infer<typeof FlowPlan>;

interface Asked {
  id: string;
  text: string;
  publish: boolean;
}

/**
 * What applying a text to a flow would do, and the draft that it would save.
 * @throws AppError NOT-FOUND, or INVALID-PAYLOAD with the faults of the text, each with its line and column.
 */
export async function planFlow(
  { db, system, scope }: Actor,
  { id, text, publish }: Asked,
  gateway: Gateway,
): Promise<{ plan: Plan; flow: StoredFlow; draft: FlowDocument }> {
  const flow = found(await findFlow(db, scope, id));
  const names = await accountWorld(db, scope, gateway, {
    tracked: [],
    flows: [],
    contacts: [],
    webPhones: [],
    self: id,
  });
  const { draft, lacking } = draftFrom(text, flow.draft, names, await countryOfFlow(db, flow));
  const tracked = await trackedOfDraft(system, flow.draft, numbersIn(draft));
  const world = await accountWorld(db, scope, gateway, {
    tracked,
    flows: flowsIn(draft),
    contacts: contactsIn(draft),
    webPhones: webPhonesIn(draft),
    self: id,
  });
  const problems = validate(draft, nodeTypes, toFlowWorld(world));
  const { draftVersion, publishedVersion } = flow;
  const plan: Plan = {
    id: planId(flow, draft, publish),
    draftVersion,
    publishedVersion,
    changes: changeSentences(flow.draft, draft),
    problems,
    lacking,
    publish: publish
      ? {
          allowed: !blocksPublishing(problems),
          version: (await newestVersion(db, flow)) + 1,
          changes: changeSentences(await findPublished(db, flow), draft),
          numbers: await listNumbersOf(db, scope, id),
        }
      : null,
  };
  return { plan, flow, draft };
}

function draftFrom(
  text: string,
  current: FlowDocument,
  world: AccountWorld,
  country: PhoneCountry,
): { draft: FlowDocument; lacking: Lacking[] } {
  const read = readText(text);
  if (!read.ok)
    throw new AppError(
      'INVALID-PAYLOAD',
      read.faults.map((fault) => ({ ...fault })),
    );
  const { part, lacking } = bindReferences(readNumbers(read.part, country), read.names, world);
  if (!isWhole(part)) {
    const missing = part.name === undefined ? 'name' : 'timezone';
    throw new AppError('INVALID-PAYLOAD', [{ code: 'MISSING', line: 1, column: 1, what: missing }]);
  }
  // Ids that depend on nothing but their order, so that planning again gives the same plan.
  const taken = new Set(current.edges.map(({ id }) => id));
  let count = 0;
  const newId = (): string => {
    do count += 1;
    while (taken.has(`e${count}`));
    return `e${count}`;
  };
  return { draft: fitOnto(current, part, newId), lacking };
}

/** How the flow’s account writes phone numbers. */
async function countryOfFlow(db: Executor, { accountId }: StoredFlow): Promise<PhoneCountry> {
  return phoneCountryOf((await findHome(db, accountId))?.country);
}

function planId({ id, draftVersion, publishedVersion }: StoredFlow, draft: FlowDocument, publish: boolean): string {
  const planned = JSON.stringify([id, draftVersion, publishedVersion, publish, draft]);
  return createHash('sha256').update(planned).digest('base64url');
}
