import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const NumberType = z.enum(['mobile', 'work', 'home', 'fax', 'other']);
export type NumberType = z.infer<typeof NumberType>;

/** A contact's numbers: no duplicates, exactly one main number. */
export const ContactNumbers = z
  .array(z.object({ main: z.boolean(), type: NumberType, num: PhoneNumber }))
  .min(1)
  .max(20)
  .refine((numbers) => numbers.filter(({ main }) => main).length === 1, {
    error: 'exactly one number must be the main one',
  })
  .refine((numbers) => new Set(numbers.map(({ num }) => num)).size === numbers.length, { error: 'duplicate number' });

/** An entry of an account's address book. Changes must send the `version` they read. */
export const Contact = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    numbers: z.array(z.object({ main: z.boolean(), type: NumberType, num: z.string() })),
    version: Version,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

const card = {
  firstName: PersonName,
  lastName: LastName.optional(),
  numbers: ContactNumbers,
  /** Allows a number that another contact of the account already has. */
  evenIfKnown: z.boolean().default(false),
};

const byUuid = z.object({ uuid: Uuid });

export const addressBook = {
  listContacts: endpoint({
    method: 'GET',
    path: '/v2/addressbook/',
    summary: 'List the address book of my accounts by full name; `search` matches names and numbers',
    access: 'session',
    roles: [],
    keyScope: 'contacts:read',
    query: z.object({ account: listOf(AccountId).optional(), search: z.string().trim().max(100).optional() }),
    response: z.array(Contact),
  }),
  createContact: endpoint({
    method: 'PUT',
    path: '/v2/addressbook/',
    summary: 'Add a contact; ALREADY-EXISTS names a contact of the account that has one of its numbers',
    access: 'session',
    roles: [],
    keyScope: 'contacts:write',
    body: z.object({ account: AccountId, ...card }),
    response: Contact,
    errors: ['ALREADY-EXISTS', 'ACCESS_DENIED_ACCOUNT'],
  }),
  getContact: endpoint({
    method: 'GET',
    path: '/v2/addressbook/:uuid',
    summary: 'Get a contact',
    access: 'session',
    roles: [],
    keyScope: 'contacts:read',
    params: byUuid,
    response: Contact,
  }),
  changeContact: endpoint({
    method: 'POST',
    path: '/v2/addressbook/:uuid',
    summary: 'Replace a contact',
    access: 'session',
    roles: [],
    keyScope: 'contacts:write',
    params: byUuid,
    body: z.object({ version: Version, ...card }),
    response: Contact,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS'],
  }),
  deleteContact: endpoint({
    method: 'DELETE',
    path: '/v2/addressbook/:uuid',
    summary: 'Delete a contact',
    access: 'session',
    roles: [],
    keyScope: 'contacts:write',
    params: byUuid,
    response: Contact,
  }),
};
