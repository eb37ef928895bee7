import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from './endpoint.ts';

export const NumberType = z.enum(['mobile', 'work', 'home', 'fax', 'other']);
export type NumberType = z.infer<typeof NumberType>;

/** The numbers of a contact: each once, exactly one of them the main one. */
export const ContactNumbers = z
  .array(z.object({ main: z.boolean(), type: NumberType, num: PhoneNumber }))
  .min(1)
  .max(20)
  .refine((numbers) => numbers.filter(({ main }) => main).length === 1, { error: 'not one main number' })
  .refine((numbers) => new Set(numbers.map(({ num }) => num)).size === numbers.length, { error: 'a number twice' });

/** A contact of an account's address book. `version` is the version read, for the next change. */
export const Contact = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    numbers: z.array(z.object({ main: z.boolean(), type: NumberType, num: z.string() })),
    version: z.number().int(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

const card = {
  firstName: PersonName,
  lastName: LastName.optional(),
  numbers: ContactNumbers,
  /** Keep the contact though another of the account has one of its numbers. */
  evenIfKnown: z.boolean().default(false),
};

const byUuid = z.object({ uuid: Uuid });

export const addressBook = {
  listContacts: endpoint({
    method: 'GET',
    path: '/v2/addressbook/',
    summary: 'The address book of my accounts, by full name; `search` looks into names and numbers',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional(), search: z.string().trim().max(100).optional() }),
    response: z.array(Contact),
  }),
  createContact: endpoint({
    method: 'PUT',
    path: '/v2/addressbook/',
    summary: 'Add a contact; ALREADY-EXISTS names another of the account with one of its numbers',
    access: 'session',
    roles: [],
    body: z.object({ account: AccountId, ...card }),
    response: Contact,
    errors: ['ALREADY-EXISTS', 'ACCESS_DENIED_ACCOUNT'],
  }),
  getContact: endpoint({
    method: 'GET',
    path: '/v2/addressbook/:uuid',
    summary: 'A contact',
    access: 'session',
    roles: [],
    params: byUuid,
    response: Contact,
  }),
  changeContact: endpoint({
    method: 'POST',
    path: '/v2/addressbook/:uuid',
    summary: 'Change a contact as a whole',
    access: 'session',
    roles: [],
    params: byUuid,
    body: z.object({ version: z.number().int(), ...card }),
    response: Contact,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS'],
  }),
  deleteContact: endpoint({
    method: 'DELETE',
    path: '/v2/addressbook/:uuid',
    summary: 'Delete a contact',
    access: 'session',
    roles: [],
    params: byUuid,
    response: Contact,
  }),
};
