import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { CountryCode } from '#values/numberWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { messengers } from '#values/roleGroups.ts';
import { ConsentChange, ConsentSource } from '#values/sms/messageWords.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A number that an account may not text. */
export const OptOut = z
  .object({
    account: AccountId,
    accountName: z.string(),
    msisdn: z.string(),
    source: ConsentSource,
    /** The text that they sent, or what was noted. */
    evidence: z.string(),
    /** Whether it counts for all accounts below too. */
    below: z.boolean(),
    campaign: Uuid.nullable(),
    /** Who entered it; empty if it came by text or from the carrier. */
    userName: z.string(),
    stamp: z.iso.datetime(),
  })
  .meta({ id: 'OptOut' });
export type OptOut = z.infer<typeof OptOut>;

/** An entry of the consent ledger, which is never changed or deleted. */
export const ConsentEntry = z
  .object({
    id: Uuid,
    stamp: z.iso.datetime(),
    change: ConsentChange,
    source: ConsentSource,
    evidence: z.string(),
    below: z.boolean(),
    /** The message that says so. */
    message: Uuid.nullable(),
    campaign: Uuid.nullable(),
    /** Our number or sender name that they answered; empty if none. */
    did: z.string(),
    userName: z.string(),
  })
  .meta({ id: 'ConsentEntry' });
export type ConsentEntry = z.infer<typeof ConsentEntry>;

/** One person’s consent, with all evidence, newest first: complete, to be exported on their request. */
export const Consent = z
  .object({
    account: AccountId,
    msisdn: z.string(),
    optedOut: z.boolean(),
    /** Whether they opted out of this account itself. */
    own: z.boolean(),
    /** Whether they opted out of all accounts below this one too. */
    below: z.boolean(),
    /** Whether they opted out of an account above and all below it; it can be taken back only there. */
    above: z.boolean(),
    entries: z.array(ConsentEntry),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof Consent>;

/** Of a request. */
export const mostAddedOptOuts = 10_000;

/** What became of numbers that were to be opted out. `known` had opted out already, or are repeated. */
export const AddedOptOuts = z
  .object({
    added: z.number().int(),
    known: z.number().int(),
    /** What are no phone numbers, as they were sent. */
    invalid: z.array(z.string()),
  })
  .meta({ id: 'AddedOptOuts' });
export type AddedOptOuts = z.infer<typeof AddedOptOuts>;

const one = z.object({ account: AccountId, msisdn: PhoneNumber });

export const optOuts = {
  listOptOuts: endpoint({
    method: 'GET',
    path: '/v2/sms/block',
    summary: 'List opt-outs, newest first; `search` matches numbers',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    query: z.object({
      ...listRequest,
      orderBy: z.enum(['stamp', 'msisdn']).default('stamp'),
      account: listOf(AccountId).optional(),
      source: listOf(ConsentSource).optional(),
    }),
    response: pageOf(OptOut),
  }),
  addOptOuts: endpoint({
    method: 'POST',
    path: '/v2/sms/block/:account',
    summary: 'Opt many people out, such as those from another system; what are no numbers is left out and returned',
    access: 'session',
    roles: messengers,
    params: z.object({ account: AccountId }),
    body: z.object({
      /** In the format of `country` or international. */
      numbers: z.array(z.string().max(40)).min(1).max(mostAddedOptOuts),
      /** The account’s if missing. */
      country: CountryCode.optional(),
      /** Where they come from, for the ledger. */
      evidence: z.string().trim().min(10).max(500),
      /** Whether it counts for all accounts below too. */
      below: z.boolean().default(false),
    }),
    maxBytes: 1024 * 1024,
    load: 'numbers',
    response: AddedOptOuts,
  }),
  getConsent: endpoint({
    method: 'GET',
    path: '/v2/sms/block/:account/:msisdn',
    summary: 'Get whether somebody opted out, and all evidence of their consent',
    access: 'session',
    roles: messengers,
    keyScope: 'messages:read',
    params: one,
    response: Consent,
  }),
  changeConsent: endpoint({
    method: 'PUT',
    path: '/v2/sms/block/:account/:msisdn',
    summary: 'Opt somebody out, or take an opt-out back: that needs evidence',
    access: 'session',
    roles: messengers,
    params: one,
    body: z
      .object({
        optedOut: z.boolean(),
        /** How they asked, in words; ten characters at least to take an opt-out back. */
        evidence: z.string().trim().max(500).default(''),
        /** Whether an opt-out counts for all accounts below too. */
        below: z.boolean().default(false),
      })
      .refine(({ optedOut, evidence }) => optedOut || evidence.length >= 10, { path: ['evidence'] }),
    response: Consent,
  }),
};
