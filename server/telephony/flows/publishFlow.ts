import type { Canary } from '#values/flow/canary.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { sameFlow } from '#flows/core/diff.ts';
import { blocksPublishing } from '#flows/core/validate.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { type AbsentAuthor, type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { insertVersion, newestVersion, storeDraft, type StoredFlow } from './flows.repository.ts';
import { AppError, type ErrorInfo } from '../../kernel/appError.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { requireFlowSize } from '../../kernel/limits/accountLimits.ts';
import { hashOfContent } from './hashOfContent.ts';

export interface Publication {
  document: FlowDocument;
  note: string;
  /** The problems found in the document. */
  problems: Problem[];
  /** Whether the document is saved as the draft too; otherwise the draft stays as it is. */
  asDraft: boolean;
  /** The earlier version that is published again. */
  again?: number;
  /** The calls that run it; missing for all. The version in force stays so for the others. */
  canary?: Omit<Canary, 'version'>;
}

/**
 * Publishes a validated document as the next version. New calls use it once committed; live calls stay on theirs. The
 * flow's row must be locked.
 * @throws AppError FLOW-NOT-VALID or NO-ACTION-ID-LOOP-DETECTED with `{ problems }`.
 */
export async function publishFlow(
  tx: Tx,
  author: Author | AbsentAuthor,
  flow: StoredFlow,
  { document, note, problems, asDraft, again, canary }: Publication,
  now: Date,
): Promise<StoredFlow> {
  if (blocksPublishing(problems)) throw refusal(problems);
  await requireFlowSize(tx, flow.accountId, document);
  const version = (await newestVersion(tx, flow)) + 1;
  const key = { accountId: flow.accountId, flowId: flow.id, version };
  const contentHash = hashOfContent(document);
  await insertVersion(tx, { ...key, document, contentHash, note, publishedAt: now, publishedBy: author.email });
  const saved = { name: document.name, draft: document, draftVersion: flow.draftVersion + 1 };
  const edited = { updatedAt: now, updatedBy: author.email, changed: false };
  const { name, draft, draftVersion, updatedAt, updatedBy } = flow;
  const kept = { name, draft, draftVersion, updatedAt, updatedBy, changed: !sameFlow(draft, document) };
  const live = { publishedVersion: version, canary: null };
  const inPart = canary && {
    publishedVersion: flow.publishedVersion,
    changed: flow.changed,
    canary: { version, ...canary },
  };
  const stored = await storeDraft(tx, flow, { ...(asDraft ? { ...saved, ...edited } : kept), ...live, ...inPart });
  await writeAudit(tx, author, {
    accountId: flow.accountId,
    action: canary ? 'flow.publishedInPart' : 'flow.published',
    subject: `flow ${flow.id}`,
    before: { version: flow.publishedVersion },
    after: { version, note, ...(again !== undefined && { again }), ...canary },
  });
  await notifyLive(tx, flow.accountId, { kind: 'flow.published', uuid: flow.id });
  return stored;
}

/** Makes the version of a canary the one in force for all calls. The flow's row must be locked. */
export async function makeLive(
  tx: Tx,
  author: Author,
  flow: StoredFlow,
  { version, document, problems }: Pick<Publication, 'document' | 'problems'> & { version: number },
): Promise<StoredFlow> {
  if (blocksPublishing(problems)) throw refusal(problems);
  const changed = !sameFlow(flow.draft, document);
  const stored = await storeDraft(tx, flow, { ...flow, publishedVersion: version, canary: null, changed });
  const versions = { before: { version: flow.publishedVersion }, after: { version } };
  const subject = `flow ${flow.id}`;
  await writeAudit(tx, author, { accountId: flow.accountId, action: 'flow.published', subject, ...versions });
  await notifyLive(tx, flow.accountId, { kind: 'flow.published', uuid: flow.id });
  return stored;
}

/** Takes a canary back: all calls run the version in force. The flow's row must be locked. */
export async function withdrawCanary(tx: Tx, author: Author, flow: StoredFlow, canary: Canary): Promise<StoredFlow> {
  const stored = await storeDraft(tx, flow, { ...flow, canary: null });
  const subject = `flow ${flow.id}`;
  await writeAudit(tx, author, { accountId: flow.accountId, action: 'flow.withdrawn', subject, before: canary });
  await notifyLive(tx, flow.accountId, { kind: 'flow.published', uuid: flow.id });
  return stored;
}

/** The error for a flow whose problems block publishing. */
export function refusal(problems: Problem[]): AppError {
  const loop = problems.some(({ code, severity }) => code === 'NO-ACTION-ID-LOOP-DETECTED' && severity === 'error');
  return new AppError(loop ? 'NO-ACTION-ID-LOOP-DETECTED' : 'FLOW-NOT-VALID', { problems: problems.map(toInfo) });
}

/** A problem as JSON, without undefined fields. */
function toInfo(problem: Problem): ErrorInfo {
  return JSON.parse(JSON.stringify(problem)) as ErrorInfo;
}
