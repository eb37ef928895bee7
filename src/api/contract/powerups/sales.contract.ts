import { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { DateOrder } from '#values/importedCall.ts';
import { listOf } from '#values/listRequest.ts';
import { configurers } from '#values/roleGroups.ts';
import { SaleField, SaleMatch } from '#values/sale.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

export const mostSaleBytes = 64 * 1024 * 1024;
export const mostSaleRows = 100_000;

export const SaleProblem = z.enum([
  'missing',
  'date',
  'future',
  'phone',
  'money',
  'currency',
  'too-long',
  'too-many-rows',
]);
export type SaleProblem = z.infer<typeof SaleProblem>;

/** What an upload of sales did, or would do. The first 200 errors are listed; lines count from 1, with the header. */
export const SaleUploadResult = z
  .object({
    /** Null if nothing was written. */
    uuid: Uuid.nullable(),
    rows: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** How many of these have a call, and for how many of them several could have been it. */
    matched: z.number().int(),
    ambiguous: z.number().int(),
    invalid: z.number().int(),
    errors: z.array(
      z.object({ line: z.number().int(), field: SaleField.nullable(), problem: SaleProblem, value: z.string() }),
    ),
    /** How a CSV file was read that isn’t UTF-8. */
    encoding: GuessedEncoding.optional(),
  })
  .meta({ id: 'SaleUploadResult' });
export type SaleUploadResult = z.output<typeof SaleUploadResult>;

/** One that was undone stays listed. */
export const SaleUpload = z
  .object({
    uuid: Uuid,
    account: AccountId,
    fileName: z.string(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    matched: z.number().int(),
    invalid: z.number().int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    undoneBy: z.string().nullable(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SaleUpload' });
export type SaleUpload = z.output<typeof SaleUpload>;

/** A sale, and the call that it comes from. */
export const RecordedSale = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** Null if the file had none. */
    orderId: z.string().nullable(),
    phone: z.string(),
    date: z.iso.datetime(),
    value: MoneyAmount.nullable(),
    stage: z.string().nullable(),
    /** The public id of the call; null if none matches. */
    call: Uuid.nullable(),
    /** Whether somebody chose the call. */
    byHand: z.boolean(),
  })
  .meta({ id: 'RecordedSale' });
export type RecordedSale = z.output<typeof RecordedSale>;

export const sales = {
  uploadSales: endpoint({
    method: 'PUT',
    path: '/v2/powerups/salesAttribution',
    summary:
      'Attribute the sales of a CSV file or an Excel workbook to the calls that they come from, or check the file',
    access: 'session',
    roles: configurers,
    upload: { maxBytes: mostSaleBytes, types: ['csv', 'xlsx'], spooled: true },
    body: z.object({
      account: AccountId,
      /** What is done with invalid rows: `refuse` writes nothing, `skip` writes the others, `check` never writes. */
      invalid: z.enum(['refuse', 'skip', 'check']).default('refuse'),
      /**
       * The field of each column, separated by commas, with nothing for a column to leave out. If missing, the header names
       * the fields.
       */
      columns: z.string().max(2_000).optional(),
      header: z.enum(['yes', 'no']).default('yes'),
      dateOrder: DateOrder.default('dmy'),
      /** For dates without an offset; the account’s if missing. */
      timezone: Timezone.optional(),
      match: SaleMatch.default('lastAnswered'),
      /** How many days before a sale its call may be. */
      days: z.coerce.number().int().min(1).max(730).default(90),
    }),
    response: SaleUploadResult,
    errors: ['file-too-large', 'file-invalid-type'],
  }),
  listSaleUploads: endpoint({
    method: 'GET',
    path: '/v2/powerups/salesAttribution',
    summary: 'List the uploads of sales, newest first',
    access: 'session',
    roles: configurers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(SaleUpload),
  }),
  undoSaleUpload: endpoint({
    method: 'DELETE',
    path: '/v2/powerups/salesAttribution/:uuid',
    summary: 'Take back the sales of an upload, as if it had never been. Returns it',
    access: 'session',
    roles: configurers,
    params: z.object({ uuid: Uuid }),
    response: SaleUpload,
    errors: ['WRONG-STATUS'],
  }),
  listSales: endpoint({
    method: 'GET',
    path: '/v2/powerups/salesAttribution/sale',
    summary: 'List the latest 200 sales, newest first',
    access: 'session',
    roles: configurers,
    query: z.object({ account: listOf(AccountId).optional(), matched: z.enum(['yes', 'no']).optional() }),
    response: z.array(RecordedSale),
  }),
  matchSale: endpoint({
    method: 'PATCH',
    path: '/v2/powerups/salesAttribution/sale/:uuid',
    summary: 'Choose the call that a sale comes from, or none',
    access: 'session',
    roles: configurers,
    params: z.object({ uuid: Uuid }),
    body: z.object({ call: Uuid.nullable() }),
    response: RecordedSale,
  }),
};
