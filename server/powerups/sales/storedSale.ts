import type { Sale } from '#values/sale.ts';
import type { StoredSale } from '../../kernel/db/schema/sales.ts';
import type { SaleRow } from './sales.repository.ts';

/** What tells a sale apart that has no order id: it begins with a tilde. */
export function orderIdOf({ orderId, phone, date, value }: Sale): string {
  return orderId ?? `~${phone} ${date} ${value?.amount ?? ''}`;
}

/** A sale as it was, to be kept. */
export function storedSale({ uploadId, phone, soldAt, amount, currency, stage, ...row }: SaleRow): StoredSale {
  const { callId, callUuid, byHand } = row;
  return { uploadId, phone, soldAt: soldAt.toISOString(), amount, currency, stage, callId, callUuid, byHand };
}

/** The sale that was kept. */
export function restoredSale(
  key: Pick<SaleRow, 'accountId' | 'orderId' | 'id'>,
  { soldAt, ...sale }: StoredSale,
): SaleRow {
  return { ...key, ...sale, soldAt: new Date(soldAt) };
}

/** Whether a sale says what is known of it already. */
export function isKnown(row: SaleRow, { phone, date, value, stage }: Sale): boolean {
  const isSameValue = row.amount === (value?.amount ?? null) && row.currency === (value?.currency ?? null);
  return isSameBuyer(row, { phone, date }) && isSameValue && row.stage === stage;
}

/** Whether its call stays, which somebody may have chosen. */
export function isSameBuyer(row: SaleRow, { phone, date }: Pick<Sale, 'phone' | 'date'>): boolean {
  return row.phone === phone && row.soldAt.getTime() === Date.parse(date);
}
