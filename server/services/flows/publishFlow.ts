import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { blocksPublishing } from '#flows/core/validate.ts';
import type { Tx } from '../../db/executor.ts';
import { type Author, writeAudit } from '../../repositories/auditLog.repository.ts';
import { insertVersion, storeDraft, type StoredFlow } from '../../repositories/flows.repository.ts';
import { AppError, type ErrorInfo } from '../appError.ts';
import { notifyLive } from '../liveCall/notifyLive.ts';

export interface Publication {
  draft: FlowDocument;
  note: string;
  /** The problems found in the draft. */
  problems: Problem[];
}

/**
 * Publishes a validated draft as the next version. New calls use it once committed; live calls stay on theirs. The
 * flow's row must be locked.
 * @throws AppError FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`.
 */
export async function publishFlow(
  tx: Tx,
  author: Author,
  flow: StoredFlow,
  { draft, note, problems }: Publication,
  now: Date,
): Promise<StoredFlow> {
  if (blocksPublishing(problems)) throw refusal(problems);
  const version = (flow.publishedVersion ?? 0) + 1;
  const key = { accountId: flow.accountId, flowId: flow.id, version };
  await insertVersion(tx, { ...key, document: draft, note, publishedAt: now, publishedBy: author.email });
  const stored = await storeDraft(tx, flow, {
    name: draft.name,
    draft,
    draftVersion: flow.draftVersion + 1,
    publishedVersion: version,
    changed: false,
    updatedAt: now,
    updatedBy: author.email,
  });
  await writeAudit(tx, author, {
    accountId: flow.accountId,
    action: 'flow.published',
    subject: `flow ${flow.id}`,
    before: { version: flow.publishedVersion },
    after: { version, note },
  });
  await notifyLive(tx, flow.accountId, { kind: 'flow.published', uuid: flow.id });
  return stored;
}

function refusal(problems: Problem[]): AppError {
  const loop = problems.some(({ code, severity }) => code === 'NO-ACTION-ID-LOOP-DETECTED' && severity === 'error');
  return new AppError(loop ? 'NO-ACTION-ID-LOOP-DETECTED' : 'FLOW-NOT-VALID', { problems: problems.map(toInfo) });
}

/** A problem as JSON, without undefined fields. */
function toInfo(problem: Problem): ErrorInfo {
  return JSON.parse(JSON.stringify(problem)) as ErrorInfo;
}
