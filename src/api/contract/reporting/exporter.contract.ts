import { z } from 'zod';
import { AddressRanges } from '#values/addressRanges.ts';
import { exportFields } from '#values/exportField.ts';
import { ExporterAllow, ExporterAuth, ExporterFormat } from '#values/exporterWords.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { longestPassword } from '#values/password.ts';
import { admins } from '#values/roleGroups.ts';
import { CallTag } from '../telephony/callTags.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The most rows that a feed answers with at once. */
export const mostExportedRows = 10_000;

const tag = z.string().trim().min(1).max(100);

/** What is chosen for an exporter. */
export const ExporterDetails = z.object({
  name: z.string().trim().min(1).max(100),
  format: ExporterFormat.default('csv'),
  allow: ExporterAllow.default('strict'),
  auth: ExporterAuth.default('bearer'),
  /** Only calls with these tags, as `allow` says. Without any it has all calls. */
  tags: z.array(tag).max(20).default([]),
  /** Also the calls of the accounts below. */
  subAccounts: z.boolean().default(false),
  /** From where the feed may be read; from anywhere if empty. */
  addresses: AddressRanges.default([]),
});

/** A feed of an account’s calls for other programs. */
export const Exporter = z
  .object({
    ...ExporterDetails.shape,
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    /** The beginning of its key; null until one is generated. */
    keyPrefix: z.string().nullable(),
    /** The path of its feed. */
    path: z.string(),
    /** From when on the feed answers, and whether it does by now. */
    availableAt: z.iso.datetime(),
    available: z.boolean(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'Exporter' });
export type Exporter = z.infer<typeof Exporter>;

const one = z.object({ uuid: Uuid });
const errors = ['EXPORTER-NOT-FOUND'] as const;
const date = z.string().max(60).optional();

export const exporter = {
  listExporters: endpoint({
    method: 'GET',
    path: '/v2/integration/exporter',
    summary: 'List exporters by name',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Exporter),
  }),
  listExporterTags: endpoint({
    method: 'GET',
    path: '/v2/integration/exporter/tags',
    summary: 'List the tags that exporters can ask for',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(CallTag),
  }),
  getExporter: endpoint({
    method: 'GET',
    path: '/v2/integration/exporter/:uuid',
    summary: 'Get an exporter',
    access: 'session',
    roles: admins,
    params: one,
    response: Exporter,
    errors,
  }),
  createExporter: endpoint({
    method: 'PUT',
    path: '/v2/integration/exporter',
    summary: 'Create an exporter; it has no key yet',
    access: 'session',
    roles: admins,
    body: ExporterDetails.extend({ account: AccountId }),
    response: Exporter,
    idempotent: true,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS'],
  }),
  changeExporter: endpoint({
    method: 'POST',
    path: '/v2/integration/exporter/:uuid',
    summary: 'Change an exporter',
    access: 'session',
    roles: admins,
    params: one,
    body: ExporterDetails.extend({ version: Version }),
    response: Exporter,
    errors: [...errors, 'STALE-VERSION'],
  }),
  generateExporterKey: endpoint({
    method: 'PATCH',
    path: '/v2/integration/exporter/:uuid',
    summary: 'Generate a key, which replaces the one before at once; the answer alone holds it',
    access: 'session',
    roles: admins,
    credentials: true,
    params: one,
    /** The user’s, since a key outlives the session that makes it. */
    body: z.object({ password: z.string().min(1).max(longestPassword) }),
    response: z.object({ exporter: Exporter, key: z.string() }),
    errors: [...errors, 'INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  deleteExporter: endpoint({
    method: 'DELETE',
    path: '/v2/integration/exporter/:uuid',
    summary: 'Delete an exporter; its feed ends at once. Returns it',
    access: 'session',
    roles: admins,
    params: one,
    response: Exporter,
    errors,
  }),
  readExporterFeed: endpoint({
    method: 'GET',
    path: '/v2/public/exporter/v1.5/:uuid',
    summary: 'Read an exporter’s feed with its key: ended calls, newest first, as CSV or JSON',
    access: 'public',
    roles: [],
    params: one,
    query: z.object({
      dateFrom: date.describe('ISO 8601, or a phrase such as “yesterday” or “1 week ago”; 7 days ago if missing'),
      dateTo: date.describe('ISO 8601, or a phrase; now if missing. A day counts to its end'),
      limit: z.coerce.number().int().min(1).max(mostExportedRows).default(mostExportedRows),
      fields: z.string().max(500).optional().describe(`ALL, or some of ${exportFields.join()}. CSV only`),
    }),
    perMinute: 60,
    load: 'export',
    response: 'stream',
    errors: ['AUTH01', ...errors, 'EXPORTER-NOT-READY'],
  }),
};
