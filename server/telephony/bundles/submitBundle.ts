import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type BundleRow, filesOf, findBundle, recordProgress, updateBundle } from './bundles.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import type { BundleCarrier, Submission, SubmittedDocument } from './bundleCarrier.ts';
import { toBundle } from './toBundle.ts';

/**
 * Has the carrier check a draft. If it fails on the way, the same again goes on where it ended.
 * @throws AppError NOT-FOUND, STALE-VERSION, WRONG-STATUS, BUNDLE-NOT-NEEDED, BUNDLE-INCOMPLETE or CARRIER-FAILED.
 */
export async function submitBundle(
  { db, scope, principal, author }: Actor,
  id: string,
  version: number,
  carrier: BundleCarrier,
): Promise<Bundle> {
  const row = found(await findBundle(db, scope, id));
  if (row.version !== version) throw new AppError('STALE-VERSION');
  if (row.state !== 'draft') throw new AppError('WRONG-STATUS');
  const { accountId, fields, address, country, network, holder } = row;
  const bundle = { country, network, holder, fields, address, name: `Trunkline ${id}`, email: principal.email };
  await carrier.submit({ ...bundle, documents: await documentsOf(db, row) }, submissionOf(db, row));
  return db.transaction(async (tx) => {
    const changed = await updateBundle(tx, row, { state: 'submitted', reasons: [], askedAt: null });
    if (!changed) throw new AppError('STALE-VERSION');
    await writeAudit(tx, author, { accountId, action: 'bundle.submitted', subject: `bundle ${id}` });
    return toBundle(changed);
  });
}

/** Stops whoever submits the same at the same time, or submits what somebody changes meanwhile. */
function submissionOf(db: Db, row: BundleRow): Submission {
  let done = row.progress;
  return {
    get done() {
      return done;
    },
    async note(more) {
      const next = { ...done, ...more };
      if (!(await recordProgress(db, row, done, next))) throw new AppError('STALE-VERSION');
      done = next;
    },
  };
}

async function documentsOf(db: Db, row: BundleRow): Promise<SubmittedDocument[]> {
  const contents = new Map((await filesOf(db, row)).map((file) => [file.id, file]));
  return row.documents.map((document) => {
    const file = contents.get(document.id);
    if (!file) throw new Error(`document ${document.id} has no file`);
    return { ...document, mime: file.type, bytes: file.bytes };
  });
}
