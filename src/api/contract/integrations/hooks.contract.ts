import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { DeliveredKind } from '#values/integrationWords.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  ReportedCall,
  ReportedNumber,
  ReportedOptOut,
  ReportedSale,
  ReportedText,
  SentText,
  WebhookUrl,
} from './webhooks.contract.ts';

/** An address that a program subscribed to one kind of event, such as a Zap. */
export const Hook = z
  .object({
    id: Uuid,
    event: DeliveredKind,
    /** Of its address, the rest of which is secret. */
    host: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Since when its events wait. */
    pausedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Hook' });
export type Hook = z.infer<typeof Hook>;

/** An event as a hook gets it: that of a webhook, flat, with an id that stays. */
export const HookEvent = z
  .object({
    id: z.string(),
    type: DeliveredKind,
    timestamp: z.iso.datetime(),
    call: ReportedCall.optional(),
    text: z.union([SentText, ReportedText]).optional(),
    optOut: ReportedOptOut.optional(),
    number: ReportedNumber.optional(),
    sale: ReportedSale.optional(),
    changed: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
  })
  .meta({ id: 'HookEvent' });
export type HookEvent = z.infer<typeof HookEvent>;

/** One’s own by default, which is that of an API key. */
const account = AccountId.optional();

export const hooks = {
  listHooks: endpoint({
    method: 'GET',
    path: '/v2/integration/hook',
    summary: 'List the hooks of an account, by age, with its name',
    access: 'session',
    roles: admins,
    keyScope: 'hooks:write',
    query: z.object({ account }),
    response: z.object({ account: AccountId, accountName: z.string(), hooks: z.array(Hook) }),
  }),
  subscribeHook: endpoint({
    method: 'POST',
    path: '/v2/integration/hook',
    summary: 'Post events of a kind to an address for 90 days. An API key needs the scope that reads them, too',
    access: 'session',
    roles: admins,
    keyScope: 'hooks:write',
    body: z.object({ account, hookUrl: WebhookUrl, event: DeliveredKind }),
    /** `expiration_date` is Zapier’s name; `secret` signs as that of a webhook does, and is shown only once. */
    response: z.object({ id: Uuid, expiration_date: z.iso.datetime(), secret: z.string() }),
    errors: ['LIMIT-REACHED', 'ACCESS-DENIED', 'ACCESS_DENIED_ACCOUNT'],
  }),
  unsubscribeHook: endpoint({
    method: 'DELETE',
    path: '/v2/integration/hook/:uuid',
    summary: 'Post events to an address no more',
    access: 'session',
    roles: admins,
    keyScope: 'hooks:write',
    params: z.object({ uuid: Uuid }),
    response: z.object({ id: Uuid }),
  }),
  sampleHook: endpoint({
    method: 'GET',
    path: '/v2/integration/hook/sample',
    summary: 'Get the latest events of a kind, newest first, or a made-up one if there are none',
    access: 'session',
    roles: admins,
    keyScope: 'hooks:write',
    query: z.object({ account, event: DeliveredKind.default('call.ended') }),
    response: z.array(HookEvent),
    errors: ['ACCESS-DENIED', 'ACCESS_DENIED_ACCOUNT'],
  }),
};
