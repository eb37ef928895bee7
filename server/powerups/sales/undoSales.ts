import type { z } from 'zod';
import type { SaleUpload } from '#contract/powerups/sales.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { reattribute } from './recordSales.ts';
import {
  deleteChanges,
  endUpload,
  listChanges,
  listUploads,
  lockUpload,
  type SaleChange,
  type SaleUploadRow,
  skipChanges,
} from './saleUploads.repository.ts';
import { deleteSales, listOrders, lockSales, writeSales } from './sales.repository.ts';
import { restoredSale } from './storedSale.ts';

type Answer = z.input<typeof SaleUpload>;

const batchSize = 1000;
const mostListed = 200;

export async function listSaleUploads({ db, scope }: Actor): Promise<Answer[]> {
  return (await listUploads(db, scope, mostListed)).map(toUpload);
}

/**
 * Takes back the sales of an upload, as if it had never been. What later uploads made of the same orders stays.
 * @throws AppError NOT-FOUND, WRONG-STATUS when it was undone before.
 */
export function undoSaleUpload({ db, scope, author, now }: Actor, id: string, emit: Emit): Promise<Answer> {
  return db.transaction(async (tx) => {
    const upload = found(await lockUpload(tx, scope, id));
    if (upload.undoneAt) throw new AppError('WRONG-STATUS');
    const { accountId, added, changed } = upload;
    await lockSales(tx, accountId);
    for (let after = '', isMore = true; isMore;) {
      const changes = await listChanges(tx, upload, { after, most: batchSize });
      await undoChanges(tx, upload, changes, { by: author.email, now }, emit);
      after = changes.at(-1)?.orderId ?? after;
      isMore = changes.length === batchSize;
    }
    await skipChanges(tx, upload);
    await deleteChanges(tx, upload);
    await endUpload(tx, upload, author.email, now);
    const entry = { accountId, action: 'sales.undone', subject: `sales ${id}` };
    await writeAudit(tx, author, { ...entry, before: { added, changed } });
    await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: id });
    return toUpload({ ...upload, undoneBy: author.email, undoneAt: now });
  });
}

async function undoChanges(
  tx: Tx,
  { accountId, id }: SaleUploadRow,
  changes: readonly SaleChange[],
  made: { by: string; now: Date },
  emit: Emit,
): Promise<void> {
  const orderIds = changes.map(({ orderId }) => orderId);
  const own = (await listOrders(tx, accountId, orderIds)).filter(({ uploadId }) => uploadId === id);
  const before = new Map(changes.map((change) => [change.orderId, change.before]));
  const restored = own.flatMap((row) => {
    const sale = before.get(row.orderId);
    return sale ? [restoredSale(row, sale)] : [];
  });
  const gone = own.flatMap(({ orderId }) => (before.get(orderId) ? [] : [orderId]));
  await writeSales(tx, restored);
  await deleteSales(tx, accountId, gone);
  const callIds = [...own, ...restored].flatMap(({ callId }) => callId ?? []);
  await reattribute(tx, { accountId, ...made }, callIds, emit);
}

function toUpload({
  accountId: account,
  id: uuid,
  source: _source,
  createdAt,
  undoneAt,
  ...row
}: SaleUploadRow): Answer {
  return {
    ...row,
    uuid,
    account,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
