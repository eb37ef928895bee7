import { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { lineText } from '#values/lineText.ts';
import { CountryCode } from '#values/numberWords.ts';
import { messengers } from '#values/roleGroups.ts';
import { ContactFields } from '#values/sms/messageText.ts';
import { callLogQuery } from '../telephony/calls.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** Of a file: a million rows of 100 bytes. */
export const mostListBytes = 128 * 1024 * 1024;
export const mostListRows = 1_000_000;
/** Of a request. */
export const mostSentContacts = 5_000;
export const mostPastedNumbers = 1_000;

/** A campaign list. */
export const SmsList = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    name: z.string(),
    /** Its contacts. */
    tot: z.number().int(),
    /** The fields that its contacts have, besides the number, for `{field}` in a text. */
    fields: z.array(z.string()),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: 'SmsList' });
export type SmsList = z.infer<typeof SmsList>;

export const ListContact = z
  .object({
    uuid: Uuid,
    /** E.164; what is no phone number is in no list. */
    msisdn: z.string(),
    fields: ContactFields,
    optedOut: z.boolean(),
  })
  .meta({ id: 'ListContact' });
export type ListContact = z.infer<typeof ListContact>;

/** A number as it is typed, in the format of `country` or international. */
const TypedContact = z.object({ number: z.string().max(40), fields: ContactFields.default({}) });

/** The outcome of adding contacts. `known` were in the list, or are repeated. The first 200 problems are listed by line, from 1. */
export const ListImportResult = z
  .object({
    rows: z.number().int(),
    added: z.number().int(),
    known: z.number().int(),
    invalid: z.number().int(),
    problems: z.array(
      z.object({
        line: z.number().int(),
        problem: z.enum(['missing', 'phone', 'too-long', 'too-many-rows']),
        value: z.string(),
      }),
    ),
    /** How a CSV file was read that isn’t UTF-8. */
    encoding: GuessedEncoding.optional(),
  })
  .meta({ id: 'ListImportResult' });
export type ListImportResult = z.infer<typeof ListImportResult>;

const one = z.object({ uuid: Uuid });
const name = lineText(100).min(1);

export const lists = {
  listSmsLists: endpoint({
    method: 'GET',
    path: '/v2/sms/list',
    summary: 'List campaign lists by name',
    access: 'session',
    roles: messengers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(SmsList),
  }),
  createSmsList: endpoint({
    method: 'PUT',
    path: '/v2/sms/list',
    summary: 'Create a campaign list; it has no contacts yet',
    access: 'session',
    roles: messengers,
    idempotent: true,
    body: z.object({ account: AccountId, name }),
    response: SmsList,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS'],
  }),
  getSmsList: endpoint({
    method: 'GET',
    path: '/v2/sms/list/:uuid',
    summary: 'Get a campaign list with a page of its contacts by number; `search` matches numbers and fields',
    access: 'session',
    roles: messengers,
    params: one,
    query: z.object({ start: listRequest.start, length: listRequest.length, search: listRequest.search }),
    response: z.object({ list: SmsList, contacts: pageOf(ListContact) }),
  }),
  changeSmsList: endpoint({
    method: 'POST',
    path: '/v2/sms/list/:uuid',
    summary: 'Rename a campaign list, and remove contacts from it',
    access: 'session',
    roles: messengers,
    params: one,
    body: z.object({ version: Version, name: name.optional(), remove: z.array(Uuid).max(1000).default([]) }),
    response: SmsList,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS'],
  }),
  deleteSmsList: endpoint({
    method: 'DELETE',
    path: '/v2/sms/list/:uuid',
    summary: 'Delete a campaign list; messages sent to it stay. Returns it',
    access: 'session',
    roles: messengers,
    params: one,
    response: SmsList,
    errors: ['WRONG-STATUS'],
  }),
  addListContacts: endpoint({
    method: 'PUT',
    path: '/v2/sms/list/:uuid/contacts',
    summary: 'Add contacts: those sent, or the address book of the list’s account',
    access: 'session',
    roles: messengers,
    params: one,
    body: z
      .object({
        /** `addressBook`: each contact’s main number. */
        from: z.enum(['numbers', 'addressBook']),
        /** The account’s country if missing. */
        country: CountryCode.optional(),
        contacts: z.array(TypedContact).max(mostSentContacts).default([]),
      })
      .refine(({ from, contacts }) => (from === 'numbers') === contacts.length > 0, { path: ['contacts'] }),
    maxBytes: 4 * 1024 * 1024,
    load: 'numbers',
    response: ListImportResult,
    errors: ['LIMIT-REACHED'],
  }),
  countCallers: endpoint({
    method: 'GET',
    path: '/v2/sms/callers/:account',
    summary: 'Count the callers of all calls of an account that the query matches, each once',
    access: 'session',
    roles: messengers,
    params: z.object({ account: AccountId }),
    query: z.object(callLogQuery),
    response: z.object({
      /** Withheld numbers are none, and test calls have none. */
      callers: z.number().int(),
      /** Those of them who get no messages. */
      optedOut: z.number().int(),
    }),
  }),
  addListCallers: endpoint({
    method: 'PUT',
    path: '/v2/sms/list/:uuid/callers',
    summary:
      'Add the callers of all calls of the list’s account that the query matches, each once; not those who opted out',
    access: 'session',
    roles: messengers,
    params: one,
    query: z.object(callLogQuery),
    response: ListImportResult,
    errors: ['LIMIT-REACHED'],
  }),
  importListFile: endpoint({
    method: 'POST',
    path: '/v2/sms/list/:uuid/import',
    summary: `Add the contacts of a CSV file or an Excel workbook of at most ${mostListRows} rows, or check it`,
    access: 'session',
    roles: messengers,
    params: one,
    upload: { maxBytes: mostListBytes, types: ['csv', 'xlsx'], spooled: true },
    body: z.object({
      /** `refuse` adds nothing if a row is invalid, `skip` adds the others, `check` never adds. */
      invalid: z.enum(['refuse', 'skip', 'check']),
      /** The field of each column, separated by commas: `number`, a field’s name, or nothing. If missing, the header names them. */
      columns: z.string().max(2_000).optional(),
      header: z.enum(['yes', 'no']).default('yes'),
      /** Of national numbers; the account’s if missing. */
      country: CountryCode.optional(),
    }),
    response: ListImportResult,
    errors: ['LIMIT-REACHED', 'file-too-large', 'file-invalid-type'],
  }),
};
