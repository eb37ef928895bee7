import { randomUUID } from 'node:crypto';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { sameFlow } from '#flows/core/diff.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findPublished, insertFlow, lockFlow, storeDraft } from './flows.repository.ts';
import { knownNumbers } from '../numbers/knownNumbers.ts';
import { found } from '../../kernel/found.ts';
import { requireFlowSize, requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Gateway } from './accountWorld.ts';
import { checkFlow } from './checkFlow.ts';
import { publishFlow } from './publishFlow.ts';
import { toFlow } from './toFlow.ts';

export interface Save {
  id: string;
  /** The `draftVersion` that the editor started from. */
  basedOn: number;
  draft: FlowDocument;
  publish: boolean;
  note: string;
}

/** Creates an unpublished flow in one of the user's accounts. */
export function createFlow(
  { db, author, now }: Actor,
  { account, draft }: { account: number; draft: FlowDocument },
): Promise<Flow> {
  return db.transaction(async (tx) => {
    await requireRoom(tx, account, 'flows');
    await requireFlowSize(tx, account, draft);
    const flow = await insertFlow(tx, {
      accountId: account,
      id: randomUUID(),
      name: draft.name,
      draft,
      updatedAt: now,
      updatedBy: author.email,
    });
    await writeAudit(tx, author, { accountId: account, action: 'flow.created', subject: `flow ${flow.id}` });
    return toFlow(flow);
  });
}

/**
 * Saves a draft and, with `publish`, publishes it. Returns the flow with the draft's problems.
 * @throws AppError NOT-FOUND; STALE-VERSION with `{ draftVersion }` when it was saved meanwhile; when publishing a flow
 * with errors, FLOW-NOT-VALID or, for loops, NO-ACTION-ID-LOOP-DETECTED with `{ problems }`, writing nothing.
 */
export async function saveFlow(
  { db, system, scope, author, now }: Actor,
  save: Save,
  gateway: Gateway,
): Promise<{ flow: Flow; problems: Problem[] }> {
  const tracked = await knownNumbers(system, numbersIn(save.draft));
  return db.transaction(async (tx) => {
    const flow = found(await lockFlow(tx, scope, save.id));
    if (flow.draftVersion !== save.basedOn) throw new AppError('STALE-VERSION', { draftVersion: flow.draftVersion });
    await requireFlowSize(tx, flow.accountId, save.draft);
    const problems = await checkFlow(tx, scope, gateway, { document: save.draft, tracked, self: flow.id });
    if (save.publish) {
      const publication = { document: save.draft, note: save.note, problems, asDraft: true };
      return { flow: toFlow(await publishFlow(tx, author, flow, publication, now)), problems };
    }
    const published = await findPublished(tx, flow);
    const stored = await storeDraft(tx, flow, {
      name: save.draft.name,
      draft: save.draft,
      draftVersion: flow.draftVersion + 1,
      publishedVersion: flow.publishedVersion,
      changed: !published || !sameFlow(save.draft, published),
      updatedAt: now,
      updatedBy: author.email,
    });
    const versions = { before: { draftVersion: flow.draftVersion }, after: { draftVersion: stored.draftVersion } };
    const subject = `flow ${flow.id}`;
    await writeAudit(tx, author, { accountId: flow.accountId, action: 'flow.saved', subject, ...versions });
    return { flow: toFlow(stored), problems };
  });
}
