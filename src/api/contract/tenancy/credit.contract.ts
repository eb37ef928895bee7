import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { listRequest, pageOf } from '#values/listRequest.ts';
import { CountryCode } from '#values/numberWords.ts';
import { creditViewers, resellers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MessageMoney, SegmentPrice } from '../kernel/moneyAmount.ts';

/** An entry of the SMS credit’s ledger, which is never changed. A charge is negative; a campaign’s are one entry per batch. */
export const CreditEntry = z
  .object({
    id: Uuid,
    kind: z.enum(['top-up', 'charge', 'refund']),
    money: MessageMoney,
    /** The credit after it. */
    balance: MessageMoney,
    /** The account whose message it was. */
    account: AccountId,
    campaign: Uuid.nullable(),
    messages: z.number().int(),
    note: z.string(),
    userName: z.string(),
    stamp: z.iso.datetime(),
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.infer<typeof CreditEntry>;

/** The prepaid SMS credit that an account draws on: its billing client’s, which may be an account above it. */
export const SmsCredit = z
  .object({
    /** Who pays. Their entries are listed only to users who can see that account; to others only those of their own. */
    payer: AccountId,
    balance: MessageMoney,
    /** Of one segment, by country. */
    rates: z.array(z.object({ country: CountryCode, price: MessageMoney, refundsUndelivered: z.boolean() })),
    entries: pageOf(CreditEntry),
  })
  .meta({ id: 'SmsCredit' });
export type SmsCredit = z.infer<typeof SmsCredit>;

const one = z.object({ account: AccountId });

export const credit = {
  getSmsCredit: endpoint({
    method: 'GET',
    path: '/v2/sms/credit/:account',
    summary: 'Get an account’s SMS credit, its prices and a page of its ledger, newest first',
    access: 'session',
    roles: creditViewers,
    params: one,
    query: z.object({ start: listRequest.start, length: listRequest.length }),
    response: SmsCredit,
  }),
  topUpSmsCredit: endpoint({
    method: 'PUT',
    path: '/v2/sms/credit/:account',
    summary: 'Enter a top-up that was paid elsewhere, or a correction; the account must pay for itself',
    access: 'session',
    roles: resellers,
    idempotent: true,
    params: one,
    body: z.object({
      /** Whole minor units of the account’s currency; negative corrects. */
      amount: z
        .number()
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((amount) => amount !== 0),
      note: z.string().trim().min(1).max(200),
    }),
    response: CreditEntry,
    errors: ['WRONG-STATUS', 'WRONG-CURRENCY', 'CREDIT-TOO-LOW', 'ACCESS_DENIED_ACCOUNT'],
  }),
  setSmsRate: endpoint({
    method: 'PUT',
    path: '/v2/sms/rate/:account/:country',
    summary: 'Set the price of one segment to a country for an account that pays; null takes the rate away',
    access: 'session',
    roles: resellers,
    params: z.object({ account: AccountId, country: CountryCode }),
    body: z.object({
      /** Minor units of the account’s currency, with up to four decimals. */
      price: SegmentPrice.nullable(),
      refundsUndelivered: z.boolean().default(false),
    }),
    response: z.object({ country: CountryCode, price: MessageMoney.nullable(), refundsUndelivered: z.boolean() }),
    errors: ['WRONG-STATUS', 'WRONG-CURRENCY', 'MISSING-COUNTRY-CHARGES-COUNTRY', 'ACCESS_DENIED_ACCOUNT'],
  }),
};
