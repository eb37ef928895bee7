import type { Db } from '../../kernel/db/executor.ts';
import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import { type BundleRow, bundlesToAsk, deleteFiles, recordAsked, updateBundle } from './bundles.repository.ts';
import { tryAll } from '../../kernel/tryAll.ts';
import type { BundleCarrier, BundleVerdict } from './bundleCarrier.ts';

const minute = 60_000;
const waitingMs = 5 * minute;
const approvedMs = 24 * 60 * minute;

/**
 * Asks the carrier what became of bundles: every few minutes while it checks them, and once a day whether an approval
 * still stands.
 * @throws the first error of the carrier, after all were tried.
 */
export async function askBundles({ db, carrier }: { db: Db; carrier: BundleCarrier }, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await bundlesToAsk(db, { waiting: before(waitingMs), approved: before(approvedMs) });
  await tryAll(due, async (row) => {
    const verdict = await carrier.verdict(row.progress);
    const { validUntil } = verdict;
    const isOver = verdict.state === 'approved' && validUntil !== null && validUntil <= now;
    await note(db, row, { ...verdict, ...(isOver && { state: 'expired' as const }) }, now);
  });
}

async function note(db: Db, row: BundleRow, { state, reasons, validUntil }: BundleVerdict, now: Date): Promise<void> {
  const isSame = state === row.state && validUntil?.getTime() === row.validUntil?.getTime();
  if (isSame) return recordAsked(db, row, now);
  await db.transaction(async (tx) => {
    const { accountId, id, documents } = row;
    // The carrier has them, and nobody else needs copies of passports.
    const isKept = state !== 'approved';
    const change = { state, reasons, validUntil, askedAt: now };
    if (!(await updateBundle(tx, row, isKept ? change : { ...change, documents: [] }))) return;
    if (!isKept)
      await deleteFiles(
        tx,
        accountId,
        documents.map((each) => each.id),
      );
    if (state !== row.state)
      await writeAudit(tx, aJob, {
        accountId,
        action: `bundle.${state}`,
        subject: `bundle ${id}`,
        after: { state, reasons },
      });
  });
}
