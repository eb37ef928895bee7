import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { saleChanges, saleUploads, type StoredSale } from '../../kernel/db/schema/sales.ts';

export type SaleUploadRow = typeof saleUploads.$inferSelect;
type Key = Pick<SaleUploadRow, 'accountId' | 'id'>;

/** Newest first. */
export function listUploads(executor: Executor, scope: Scope, most: number): Promise<SaleUploadRow[]> {
  return executor
    .select()
    .from(saleUploads)
    .where(isWithin(scope, saleUploads.accountId))
    .orderBy(desc(saleUploads.createdAt), saleUploads.id)
    .limit(most);
}

export async function insertUpload(tx: Tx, row: SaleUploadRow): Promise<void> {
  await tx.insert(saleUploads).values(row);
}

/** An upload, held until the transaction ends. */
export async function lockUpload(tx: Tx, scope: Scope, id: string): Promise<SaleUploadRow | undefined> {
  const [row] = await tx
    .select()
    .from(saleUploads)
    .where(and(isWithin(scope, saleUploads.accountId), eq(saleUploads.id, id)))
    .for('update');
  return row;
}

export async function endUpload(tx: Tx, { accountId, id }: Key, undoneBy: string, undoneAt: Date): Promise<void> {
  await tx
    .update(saleUploads)
    .set({ undoneBy, undoneAt })
    .where(and(eq(saleUploads.accountId, accountId), eq(saleUploads.id, id)));
}

export interface SaleChange {
  orderId: string;
  before: StoredSale | null;
}

/** Keeps what sales were before an upload. What it wrote itself, of an order that it has twice, is no such thing. */
export async function keepChanges(tx: Tx, { accountId, id }: Key, changes: readonly SaleChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into ${saleChanges} (account_id, upload_id, order_id, before)
    select ${accountId}, ${id}, change ->> 'orderId', nullif(change -> 'before', 'null'::jsonb)
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) change
    on conflict do nothing`);
}

/** Some of what an upload changed, by order id. */
export function listChanges(
  tx: Tx,
  { accountId, id }: Key,
  { after, most }: { after: string; most: number },
): Promise<SaleChange[]> {
  return tx
    .select({ orderId: saleChanges.orderId, before: saleChanges.before })
    .from(saleChanges)
    .where(and(eq(saleChanges.accountId, accountId), eq(saleChanges.uploadId, id), gt(saleChanges.orderId, after)))
    .orderBy(asc(saleChanges.orderId))
    .limit(most);
}

/** Has later uploads follow on what was there before an upload that is undone. */
export async function skipChanges(tx: Tx, { accountId, id }: Key): Promise<void> {
  await tx.execute(sql`
    update ${saleChanges} as later set before = own.before from ${saleChanges} as own
    where own.account_id = ${accountId} and own.upload_id = ${id} and later.account_id = ${accountId}
      and later.order_id = own.order_id and later.before ->> 'uploadId' = ${id}`);
}

export async function deleteChanges(tx: Tx, { accountId, id }: Key): Promise<void> {
  await tx.delete(saleChanges).where(and(eq(saleChanges.accountId, accountId), eq(saleChanges.uploadId, id)));
}
