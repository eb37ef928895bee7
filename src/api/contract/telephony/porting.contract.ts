import { admins } from '#values/roleGroups.ts';
import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { PortingAction, PortingDetails, PortingStatus } from '#values/portingWords.ts';
import { endpoint } from '../kernel/endpoint.ts';

const one = z.object({ id: Uuid });
const label = z.string().trim().min(1).max(100);

/** What becomes of a number whose port is complete. Without an account it is the request's; others are below it. */
export const PortedNumber = z
  .object({
    did: PhoneNumber,
    account: AccountId.optional(),
    name: label,
    source: label,
    /** A published flow of that account. */
    flow: Uuid,
  })
  .meta({ id: 'PortedNumber' });
export type PortedNumber = z.infer<typeof PortedNumber>;

/** Maximum invoice size in bytes. */
export const mostInvoiceBytes = 10 * 1024 * 1024;

/** When a request reached a status, who moved it there, and their note. */
export const PortingEvent = z
  .object({
    status: PortingStatus,
    at: z.iso.datetime(),
    user: z.string().nullable(),
    note: z.string(),
  })
  .meta({ id: 'PortingEvent' });
export type PortingEvent = z.infer<typeof PortingEvent>;

/** A row of the list. `request` is when it was created, `user` by whom. */
export const PortingRow = z
  .object({
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    status: PortingStatus,
    request: z.iso.datetime(),
    user: z.string(),
    ...PortingDetails.pick({ type: true, carrier: true, customer: true, numbers: true }).shape,
  })
  .meta({ id: 'PortingRow' });
export type PortingRow = z.infer<typeof PortingRow>;

/** A request with its details. `scheduledFor` is the day the numbers move. */
export const PortingRequest = z
  .object({
    ...PortingRow.shape,
    ...PortingDetails.shape,
    invoice: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
    scheduledFor: z.iso.date().nullable(),
    events: z.array(PortingEvent),
    version: Version,
  })
  .meta({ id: 'PortingRequest' });
export type PortingRequest = z.infer<typeof PortingRequest>;

export const porting = {
  listPortings: endpoint({
    method: 'GET',
    path: '/v2/number/porting',
    summary: 'List the porting requests of my accounts, newest first',
    access: 'session',
    roles: admins,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(PortingRow),
  }),
  createPorting: endpoint({
    method: 'PUT',
    path: '/v2/number/porting/:account',
    summary: 'Create a draft porting request for an account',
    access: 'session',
    roles: admins,
    idempotent: true,
    params: z.object({ account: AccountId }),
    body: PortingDetails,
    response: PortingRequest,
    errors: ['ALREADY-EXISTS'],
  }),
  getPorting: endpoint({
    method: 'GET',
    path: '/v2/number/porting/:id',
    summary: 'Get a porting request with its history',
    access: 'session',
    roles: admins,
    params: one,
    response: PortingRequest,
  }),
  savePorting: endpoint({
    method: 'POST',
    path: '/v2/number/porting/:id',
    summary: 'Save a draft, apply an action to a request, or both, in this order and in one transaction',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({
      version: Version,
      details: PortingDetails.optional(),
      action: PortingAction.optional(),
      /** For the customer: why it was rejected, what comes next. */
      note: z.string().trim().max(1000).optional(),
      /** Required for `schedule`. */
      scheduledFor: z.iso.date().optional(),
      /** Required for `complete`: each number that the account and those below don’t have yet. */
      numbers: z.array(PortedNumber).max(100).optional(),
    }),
    response: PortingRequest,
    errors: [
      'STALE-VERSION',
      'WRONG-STATUS',
      'ALREADY-EXISTS',
      'NUMBER-NOT-HELD',
      'FLOW-NOT-PUBLISHED',
      'INVALID-DID',
      'LIMIT-REACHED',
      'CARRIER-FAILED',
      'NOT-CONFIGURED',
    ],
  }),
  deletePorting: endpoint({
    method: 'DELETE',
    path: '/v2/number/porting/:id',
    summary: 'Delete a draft or rejected request; returns it',
    access: 'session',
    roles: admins,
    params: one,
    response: PortingRequest,
    errors: ['WRONG-STATUS'],
  }),
  addPortingInvoice: endpoint({
    method: 'POST',
    path: '/v2/number/porting/:id/invoice',
    summary: 'Upload the losing carrier’s latest invoice to a draft, replacing any earlier one',
    access: 'session',
    roles: admins,
    params: one,
    upload: { maxBytes: mostInvoiceBytes, types: ['pdf'] },
    response: PortingRequest,
    errors: ['WRONG-STATUS', 'file-too-large', 'file-invalid-type'],
  }),
  getPortingInvoice: endpoint({
    method: 'GET',
    path: '/v2/number/porting/:id/invoice',
    summary: 'Download a request’s invoice',
    access: 'session',
    roles: admins,
    params: one,
    response: 'stream',
  }),
};
