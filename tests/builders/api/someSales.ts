import { randomUUID } from 'node:crypto';
import type { sales as contract } from '#contract/powerups/sales.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { saleChanges, sales, saleUploads } from '../../../server/kernel/db/schema/sales.ts';
import type { SamplesFor } from './samples.ts';

export interface SomeSales {
  account: number;
  upload: string;
  sale: string;
}

/** Inserts an upload with one sale that no call matches. */
export async function someSales(db: Db, accountId: number): Promise<SomeSales> {
  const [upload, sale] = [randomUUID(), randomUUID()];
  const at = new Date('2026-03-05T00:00:00Z');
  await db.insert(saleUploads).values({
    accountId,
    id: upload,
    source: 'csv',
    fileName: `sales-${upload}.csv`,
    added: 1,
    changed: 0,
    unchanged: 0,
    matched: 0,
    invalid: 0,
    createdBy: `seller-${upload}@example.test`,
    createdAt: at,
  });
  const orderId = `order-${sale}`;
  await db.insert(sales).values({
    accountId,
    orderId,
    id: sale,
    uploadId: upload,
    phone: '+61491570110',
    soldAt: at,
    amount: 12_000,
    currency: 'AUD',
    stage: 'won',
    byHand: false,
  });
  await db.insert(saleChanges).values({ accountId, uploadId: upload, orderId, before: null });
  return { account: accountId, upload, sale };
}

export const salesSamples = ({ account, upload, sale }: SomeSales, call: string): SamplesFor<typeof contract> => ({
  uploadSales: {
    body: { account: String(account), invalid: 'check' },
    file: { name: 'sales.csv', bytes: Buffer.from('phone,date,value\n') },
  },
  listSaleUploads: { query: { account: `${account}` } },
  undoSaleUpload: { params: { uuid: upload } },
  listSales: { query: { account: `${account}` } },
  matchSale: { params: { uuid: sale }, body: { call } },
});
