import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { configurers, creditViewers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

/** The SMS credit below which the payer of an account’s messages wants to be warned; null if never. */
export const CreditWarning = z.object({ below: MoneyAmount.nullable() }).meta({ id: 'CreditWarning' });

const params = z.object({ account: AccountId });

export const creditWarnings = {
  getCreditWarning: endpoint({
    method: 'GET',
    path: '/v2/sms/credit/:account/warning',
    summary: 'Get below which SMS credit the payer of an account’s messages is warned',
    access: 'session',
    roles: creditViewers,
    params,
    response: CreditWarning,
  }),
  setCreditWarning: endpoint({
    method: 'PUT',
    path: '/v2/sms/credit/:account/warning',
    summary: 'Set below which SMS credit to warn, for an account that pays; null takes it away',
    access: 'session',
    roles: configurers,
    params,
    body: z.object({
      /** Whole minor units of the account’s currency. */
      below: z.number().int().min(1).max(100_000_000).nullable(),
    }),
    response: CreditWarning,
    errors: ['WRONG-STATUS'],
  }),
};
