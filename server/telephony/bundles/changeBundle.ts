import { randomUUID } from 'node:crypto';
import type { Bundle, bundles } from '#contract/telephony/bundles.contract.ts';
import type { z } from 'zod';
import type { Tx } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  type BundleRow,
  deleteBundle,
  deleteFiles,
  insertBundle,
  listBundles as listRows,
  lockBundle,
  updateBundle,
} from './bundles.repository.ts';
import { lockLimits } from '../../kernel/limits/limits.ts';
import { insertFile } from '../../kernel/files/files.ts';
import { AppError } from '../../kernel/appError.ts';
import type { UploadedFile } from '../../kernel/files/typeOfFile.ts';
import { found } from '../../kernel/found.ts';
import { toBundle } from './toBundle.ts';

/** More than any regulator asks for. */
const mostDocuments = 20;

export async function listBundles({ db, scope }: Pick<Actor, 'db' | 'scope'>): Promise<Bundle[]> {
  return (await listRows(db, scope)).map(toBundle);
}

type Begun = z.output<typeof bundles.createBundle.body>;

/** @throws AppError ALREADY-EXISTS when the account has one for the same numbers and holder that isn't over. */
export function createBundle(actor: Actor, accountId: number, wish: Begun): Promise<Bundle> {
  return actor.db.transaction(async (tx) => {
    await lockLimits(tx, accountId);
    const isSame = ({ country, network, holder, state }: BundleRow) =>
      country === wish.country && network === wish.network && holder === wish.holder && state !== 'expired';
    const own = (await listRows(tx, actor.scope)).filter((each) => each.accountId === accountId);
    if (own.some(isSame)) throw new AppError('ALREADY-EXISTS');
    const row = await insertBundle(tx, { ...wish, accountId, id: randomUUID(), createdAt: actor.now });
    await audit(tx, actor, row, 'bundle.created');
    return toBundle(row);
  });
}

type Content = z.output<typeof bundles.changeBundle.body>;

/** @throws AppError NOT-FOUND, STALE-VERSION, or WRONG-STATUS while the carrier checks it or once it is approved. */
export function changeBundle(actor: Actor, id: string, { version, ...content }: Content): Promise<Bundle> {
  return edit(actor, id, 'bundle.changed', (_tx, row) => {
    if (row.version !== version) throw new AppError('STALE-VERSION');
    return Promise.resolve(content);
  });
}

type Upload = z.output<typeof bundles.addBundleDocument.body>;

/** Keeps a document, instead of an earlier one for the same requirement. */
export function addDocument(actor: Actor, id: string, upload: Upload, file: UploadedFile): Promise<Bundle> {
  return edit(actor, id, 'bundle.document-added', async (tx, { accountId, documents }) => {
    const kept = documents.filter(({ requirement }) => requirement !== upload.requirement);
    if (kept.length >= mostDocuments) throw new AppError('LIMIT-REACHED', { limit: 'documents', most: mostDocuments });
    const added = { ...upload, id: randomUUID(), name: file.name };
    const { principal, now: createdAt } = actor;
    await insertFile(tx, {
      accountId,
      ...file,
      id: added.id,
      kind: 'bundleDocument',
      createdBy: principal.userId,
      createdAt,
    });
    const dropped = documents.filter((each) => !kept.includes(each)).map((each) => each.id);
    await deleteFiles(tx, accountId, dropped);
    return { documents: [...kept, added] };
  });
}

export function removeDocument(actor: Actor, id: string, document: string): Promise<Bundle> {
  return edit(actor, id, 'bundle.document-removed', async (tx, { accountId, documents }) => {
    if (!documents.some((each) => each.id === document)) throw new AppError('NOT-FOUND');
    await deleteFiles(tx, accountId, [document]);
    return { documents: documents.filter((each) => each.id !== document) };
  });
}

/** Removes a bundle with its documents; numbers rented with it stay. Returns it. */
export function removeBundle(actor: Actor, id: string): Promise<Bundle> {
  return actor.db.transaction(async (tx) => {
    const row = found(await lockBundle(tx, actor.scope, id));
    if (row.state === 'submitted') throw new AppError('WRONG-STATUS');
    await deleteFiles(
      tx,
      row.accountId,
      row.documents.map((each) => each.id),
    );
    await deleteBundle(tx, row);
    await audit(tx, actor, row, 'bundle.removed');
    return toBundle(row);
  });
}

/** Edits a bundle that nobody checks. It becomes a draft, and the carrier gets all of it anew. */
function edit(
  actor: Actor,
  id: string,
  action: string,
  change: (tx: Tx, row: BundleRow) => Promise<Partial<Pick<BundleRow, 'fields' | 'address' | 'documents'>>>,
): Promise<Bundle> {
  return actor.db.transaction(async (tx) => {
    const row = found(await lockBundle(tx, actor.scope, id));
    if (row.state === 'submitted' || row.state === 'approved') throw new AppError('WRONG-STATUS');
    const anew = { state: 'draft' as const, progress: {}, reasons: [], validUntil: null };
    const changed = await updateBundle(tx, row, { ...anew, ...(await change(tx, row)) });
    if (!changed) throw new Error('a locked bundle was changed');
    await audit(tx, actor, changed, action);
    return toBundle(changed);
  });
}

/** What it proves stays out of the log: names of fields and documents tell enough. */
async function audit(tx: Tx, { author }: Actor, row: BundleRow, action: string): Promise<void> {
  const { accountId, id, country, network, holder, state, fields, documents } = row;
  const after = {
    country,
    network,
    holder,
    state,
    fields: Object.keys(fields),
    documents: documents.map(({ type }) => type),
  };
  await writeAudit(tx, author, { accountId, action, subject: `bundle ${id}`, after });
}
