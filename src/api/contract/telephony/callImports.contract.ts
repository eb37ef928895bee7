import { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { DateOrder, ImportedCall, ImportField } from '#values/importedCall.ts';
import { admins } from '#values/roleGroups.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** Of a file. */
export const mostImportBytes = 64 * 1024 * 1024;
export const mostImportRows = 100_000;
/** Of a request. */
export const mostSentCalls = 5_000;

const inAccount = z.object({ account: AccountId });

/** What is done with invalid rows: `refuse` imports nothing, `skip` imports the others, `check` never imports. */
const Invalid = z.enum(['refuse', 'skip', 'check']);

export const ImportProblem = z.enum([
  'missing',
  'date',
  'future',
  'phone',
  'direction',
  'status',
  'seconds',
  'talk-time',
  'number',
  'flag',
  'money',
  'leadStatus',
  'currency',
  'device',
  'keys',
  'too-long',
  'too-many-rows',
]);
export type ImportProblem = z.infer<typeof ImportProblem>;

/**
 * The result of an import, or of a check. `duplicates` were imported before, or are repeated. The first 200 errors and 20
 * former numbers are listed. Lines count from 1, with the header.
 */
export const CallImportResult = z
  .object({
    /** Null if nothing was imported. */
    id: Uuid.nullable(),
    rows: z.number().int(),
    valid: z.number().int(),
    duplicates: z.number().int(),
    invalid: z.number().int(),
    errors: z.array(
      z.object({
        line: z.number().int(),
        field: ImportField.nullable(),
        problem: ImportProblem,
        value: z.string(),
      }),
    ),
    /** Tracking numbers of valid rows that the account never had. */
    formerNumbers: z.array(z.string()),
    formerCount: z.number().int(),
    /** Users of valid rows whom the account doesn’t have, or has several of; the first 20. Missing if there are none. */
    unknownUsers: z.array(z.string()).optional(),
    /** How a CSV file was read that isn’t UTF-8. */
    encoding: GuessedEncoding.optional(),
  })
  .meta({ id: 'CallImportResult' });
export type CallImportResult = z.infer<typeof CallImportResult>;

/** An import that happened. */
export const CallImport = z
  .object({
    id: Uuid,
    account: AccountId,
    source: z.enum(['csv', 'xlsx', 'api']),
    /** Empty for calls sent by API. */
    fileName: z.string(),
    calls: z.number().int(),
    duplicates: z.number().int(),
    /** Rows that were skipped because of an error. */
    invalid: z.number().int(),
    /** When its first and its last call began. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    undoneBy: z.string().nullable(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CallImport' });
export type CallImport = z.infer<typeof CallImport>;

export const callImports = {
  listCallImports: endpoint({
    method: 'GET',
    path: '/v2/call/import/:account',
    summary: 'List an account’s imports of calls, newest first',
    access: 'session',
    roles: admins,
    keyScope: 'calls:import',
    params: inAccount,
    response: z.array(CallImport),
  }),
  importCalls: endpoint({
    method: 'PUT',
    path: '/v2/call/import/:account',
    summary: 'Import calls of another system, or check them',
    access: 'session',
    roles: admins,
    keyScope: 'calls:import',
    params: inAccount,
    body: z.object({ calls: z.array(ImportedCall).min(1).max(mostSentCalls), invalid: Invalid.default('refuse') }),
    maxBytes: 4 * 1024 * 1024,
    idempotent: true,
    load: 'numbers',
    response: CallImportResult,
  }),
  importCallFile: endpoint({
    method: 'POST',
    path: '/v2/call/import/:account',
    summary: 'Import calls of another system from a CSV file or an Excel workbook, or check the file',
    access: 'session',
    roles: admins,
    keyScope: 'calls:import',
    params: inAccount,
    upload: { maxBytes: mostImportBytes, types: ['csv', 'xlsx'], spooled: true },
    body: z.object({
      invalid: Invalid,
      /**
       * The field of each column, separated by commas, with nothing for a column to leave out; columns of the same field
       * are joined. If missing, the header names the fields.
       */
      columns: z.string().max(2_000).optional(),
      header: z.enum(['yes', 'no']).default('yes'),
      dateOrder: DateOrder.default('dmy'),
      /** For dates without an offset; the account’s if missing. */
      timezone: Timezone.optional(),
    }),
    response: CallImportResult,
    errors: ['file-too-large', 'file-invalid-type'],
  }),
  undoCallImport: endpoint({
    method: 'DELETE',
    path: '/v2/call/import/:account/:id',
    summary: 'Delete all calls of an import. Returns it',
    access: 'session',
    roles: admins,
    keyScope: 'calls:import',
    params: inAccount.extend({ id: Uuid }),
    response: CallImport,
    errors: ['WRONG-STATUS'],
  }),
};
