import { z } from 'zod';
import { BundleAddress, BundleContent, BundleFields, BundlePlace, BundleState } from '#values/bundle.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const Field = z.object({ id: z.string(), label: z.string() });

/** What the regulator asks for. An `address` is the bundle's; of `documents`, one type is enough. */
export const Requirement = z
  .object({
    id: z.string(),
    label: z.string(),
    hint: z.string().nullable(),
    kind: z.enum(['text', 'date', 'address', 'document']),
    documents: z.array(z.object({ type: z.string(), label: z.string(), fields: z.array(Field) })),
  })
  .meta({ id: 'Requirement' });
export type Requirement = z.infer<typeof Requirement>;

const name = z.string().regex(/^[\w.-]{1,100}$/);

/** A file that proves something. Its content leaves us once the carrier has approved it. */
const BundleDocument = z.object({
  uuid: Uuid,
  requirement: z.string(),
  type: z.string(),
  name: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** What an account proves to the regulator of a country, to rent numbers of a network there. */
export const Bundle = BundlePlace.extend({
  uuid: Uuid,
  account: AccountId,
  state: BundleState,
  /** By the id of what is required. */
  fields: z.record(z.string(), z.string()),
  address: BundleAddress.nullable(),
  documents: z.array(BundleDocument),
  /** Why it was refused, in the carrier’s words. */
  reasons: z.array(z.string()),
  /** When its approval runs out; null if it doesn’t, as far as is known. */
  validUntil: z.iso.datetime().nullable(),
  version: Version,
}).meta({ id: 'Bundle' });
export type Bundle = z.infer<typeof Bundle>;

const one = z.object({ id: Uuid });
const mostDocumentBytes = 5 * 1024 * 1024;

export const bundles = {
  listBundles: endpoint({
    method: 'GET',
    path: '/v2/bundles/',
    summary: 'List what my accounts prove to regulators, to rent numbers',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Bundle),
  }),
  listRequirements: endpoint({
    method: 'GET',
    path: '/v2/bundles/requirements',
    summary: 'List what a regulator asks for; empty where numbers can be rented without',
    access: 'session',
    roles: admins,
    query: BundlePlace,
    response: z.array(Requirement),
    errors: ['CARRIER-FAILED', 'NOT-CONFIGURED'],
  }),
  createBundle: endpoint({
    method: 'PUT',
    path: '/v2/bundles/:account',
    summary: 'Begin a bundle of an account',
    access: 'session',
    roles: admins,
    idempotent: true,
    params: z.object({ account: AccountId }),
    body: BundlePlace.extend(BundleContent.shape),
    response: Bundle,
    errors: ['ALREADY-EXISTS', 'NOT-CONFIGURED'],
  }),
  changeBundle: endpoint({
    method: 'POST',
    path: '/v2/bundles/:id',
    summary: 'Change a draft; one that was refused or ran out becomes a draft again',
    access: 'session',
    roles: admins,
    params: one,
    body: BundleContent.extend({ version: Version }),
    response: Bundle,
    errors: ['STALE-VERSION', 'WRONG-STATUS'],
  }),
  addBundleDocument: endpoint({
    method: 'POST',
    path: '/v2/bundles/:id/documents',
    summary: 'Upload a document to a bundle, instead of an earlier one for the same requirement; `fields` is JSON',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({
      requirement: name,
      type: name,
      fields: z
        .string()
        .max(10_000)
        .default('{}')
        .transform((text, context) => {
          const fields = BundleFields.safeParse(jsonOf(text));
          if (fields.success) return fields.data;
          context.addIssue({ code: 'custom', message: 'fields' });
          return z.NEVER;
        }),
    }),
    upload: { maxBytes: mostDocumentBytes, types: ['pdf', 'png', 'jpeg'] },
    response: Bundle,
    errors: ['WRONG-STATUS', 'LIMIT-REACHED', 'file-too-large', 'file-invalid-type'],
  }),
  removeBundleDocument: endpoint({
    method: 'DELETE',
    path: '/v2/bundles/:id/documents/:document',
    summary: 'Remove a document from a bundle',
    access: 'session',
    roles: admins,
    params: one.extend({ document: Uuid }),
    response: Bundle,
    errors: ['WRONG-STATUS'],
  }),
  submitBundle: endpoint({
    method: 'POST',
    path: '/v2/bundles/:id/submit',
    summary: 'Have the carrier check a bundle. It takes days in some countries',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ version: Version }),
    response: Bundle,
    errors: [
      'STALE-VERSION',
      'WRONG-STATUS',
      'BUNDLE-NOT-NEEDED',
      'BUNDLE-INCOMPLETE',
      'CARRIER-FAILED',
      'NOT-CONFIGURED',
    ],
  }),
  removeBundle: endpoint({
    method: 'DELETE',
    path: '/v2/bundles/:id',
    summary: 'Remove a bundle that the carrier isn’t checking; numbers rented with it stay',
    access: 'session',
    roles: admins,
    params: one,
    response: Bundle,
    errors: ['WRONG-STATUS'],
  }),
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
