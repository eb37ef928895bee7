import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { configurers, creditViewers, resellers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

/** `withdrawn` was no longer needed: automatic top-ups were turned off, or the credit was topped up otherwise. */
const TopUpStatus = z.enum(['open', 'paid', 'failed', 'withdrawn']);
export type TopUpStatus = z.infer<typeof TopUpStatus>;

/** An automatic top-up that is to be paid, or was. */
export const TopUpOrder = z
  .object({
    uuid: Uuid,
    /** Who pays. */
    account: AccountId,
    money: MoneyAmount,
    status: TopUpStatus,
    /** Why the payment failed, or what it was. */
    note: z.string(),
    openedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TopUpOrder' });
export type TopUpOrder = z.infer<typeof TopUpOrder>;

/** The automatic top-ups of the payer of an account’s messages. */
export const AutoTopUp = z
  .object({
    active: z.boolean(),
    /** The credit below which a top-up is ordered; null until it was set. */
    below: MoneyAmount.nullable(),
    /** By how much. */
    amount: MoneyAmount.nullable(),
    /** After a failed payment nothing is ordered until then. */
    suspendedUntil: z.iso.datetime().nullable(),
    lastOrder: TopUpOrder.nullable(),
    /** 0 until it was set. */
    version: Version,
  })
  .meta({ id: 'AutoTopUp' });
export type AutoTopUp = z.infer<typeof AutoTopUp>;

const params = z.object({ account: AccountId });
/** Whole minor units of the account’s currency. */
const minorUnits = z.number().int().min(1).max(100_000_000);

export const autoTopUps = {
  getAutoTopUp: endpoint({
    method: 'GET',
    path: '/v2/sms/credit/:account/auto',
    summary: 'Get when the SMS credit that an account draws on is topped up automatically, and the last time it was',
    access: 'session',
    roles: creditViewers,
    params,
    response: AutoTopUp,
  }),
  setAutoTopUp: endpoint({
    method: 'PUT',
    path: '/v2/sms/credit/:account/auto',
    summary: 'Set below which SMS credit a top-up is ordered automatically, for an account that pays',
    access: 'session',
    roles: configurers,
    params,
    body: z.object({ version: Version, active: z.boolean(), below: minorUnits, amount: minorUnits }),
    response: AutoTopUp,
    errors: ['WRONG-STATUS', 'STALE-VERSION'],
  }),
  listTopUpOrders: endpoint({
    method: 'GET',
    path: '/v2/sms/top-up/',
    summary: 'List the automatic top-ups whose payment is due, oldest first: those that one may enter',
    access: 'session',
    roles: resellers,
    response: z.array(TopUpOrder),
  }),
  endTopUpOrder: endpoint({
    method: 'PUT',
    path: '/v2/sms/top-up/:uuid/:outcome',
    summary:
      'Enter the payment of an automatic top-up, which adds the credit, or record that it failed, which suspends them',
    access: 'session',
    roles: resellers,
    idempotent: true,
    params: z.object({ uuid: Uuid, outcome: z.enum(['paid', 'failed']) }),
    body: z.object({
      /** For the ledger, or why it failed. The client reads it. */
      note: z.string().trim().min(1).max(200),
    }),
    response: TopUpOrder,
    errors: ['WRONG-STATUS', 'NOT-FOUND', 'WRONG-CURRENCY', 'CREDIT-TOO-LOW', 'ACCESS_DENIED_ACCOUNT'],
  }),
};
